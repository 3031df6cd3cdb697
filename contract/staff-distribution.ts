import { z } from 'zod';
import { absenceFields } from '@domain/leads/distribution/absence-fields';
import { groupFields, knownDays, personRef } from '@domain/leads/distribution/rule-fields';
import { contactOrigins } from '@domain/leads/portals';

const ruleNames = ['known', 'page', 'property', 'group', 'general', 'last'] as const;

/** Old values are those of the database: rules of today may refuse them. */
const change = <Value extends z.ZodType, Was extends z.ZodType>(value: Value, was: Was) =>
  z.object({ was, value }).optional();

const storedHours = z.object({ days: z.array(z.number()).max(7), from: z.number(), until: z.number() });
const storedMember = z.object({
  person: z.string().max(20),
  weight: z.number(),
  hours: storedHours.nullable(),
});
const groupIds = z.array(z.int().positive()).max(500);

/** What a form has read: the version of the rules. */
export const storedRuleFields = z.object({
  known: z.boolean(),
  known_days: z.number(),
  page: z.boolean(),
  property: z.boolean(),
  /** null: the first of Direção. */
  last_resort: z.string().max(20).nullable(),
  /** Groups in their order. */
  order: groupIds,
});
export type RuleFields = z.output<typeof storedRuleFields>;

/**
 * `PUT staff/distribution`: each changed field with the value that its form read. 409 with `conflict`: another has changed
 * some of them; the others are saved. 422: who answers no contacts; an order of other groups.
 */
export const staffRulesBody = z.object({
  known: change(z.boolean(), z.boolean()),
  known_days: change(knownDays, z.number()),
  page: change(z.boolean(), z.boolean()),
  property: change(z.boolean(), z.boolean()),
  last_resort: change(personRef.nullable(), z.string().max(20).nullable()),
  order: change(groupIds, groupIds),
});
export type StaffRulesBody = z.output<typeof staffRulesBody>;

export const storedGroupFields = z.object({
  name: z.string().max(200).nullable(),
  enabled: z.boolean(),
  negotiation: z.enum(['buy', 'rent']).nullable(),
  price_from: z.number().nullable(),
  price_to: z.number().nullable(),
  places: z.array(z.string().max(200)).max(100),
  launch: z.boolean(),
  origins: z.array(z.string().max(40)).max(20),
  hours: storedHours.nullable(),
  members: z.array(storedMember).max(500),
});
export const storedGeneralFields = storedGroupFields
  .pick({ enabled: true, hours: true, members: true })
  .extend({ everybody: z.boolean() });

const [value, was] = [groupFields.shape, storedGroupFields.shape];
const own = <Name extends keyof typeof value>(name: Name) =>
  z.object({ was: was[name], value: value[name] }).optional();

/** `POST staff/distribution/groups`: after the others. 422 also for a group that is there already. */
export const staffNewGroupBody = groupFields;
export const staffGroupAddedAnswer = z.object({ data: z.object({ id: z.number() }) });

/** `PUT staff/distribution/groups/:id`: as the rules. 422 of `places`: no property is there. */
export const staffGroupBody = z.object({
  name: own('name'),
  enabled: own('enabled'),
  negotiation: own('negotiation'),
  price_from: own('price_from'),
  price_to: own('price_to'),
  places: own('places'),
  launch: own('launch'),
  origins: own('origins'),
  hours: own('hours'),
  members: own('members'),
});
export type StaffGroupBody = z.output<typeof staffGroupBody>;

/** `PUT staff/distribution/general`. `members` of everybody: those with a weight or hours of their own. */
export const staffGeneralBody = staffGroupBody
  .pick({ enabled: true, hours: true, members: true })
  .extend({ everybody: change(z.boolean(), z.boolean()) });
export type StaffGeneralBody = z.output<typeof staffGeneralBody>;

/**
 * `POST staff/distribution/absences`. 422: who answers no contacts; days of another absence of the person; another than the
 * member, where the role notes its own absences.
 */
export const staffAbsenceBody = absenceFields;

const named = { person: z.string(), name: z.string() };
const member = storedMember.extend(named);
const absence = z.object({ id: z.number(), ...named, from: z.string(), until: z.string() });
export type StaffAbsence = z.output<typeof absence>;

/** `GET staff/distribution/absences`: those that the member may change, and the people whom they may be of. */
export const staffAbsencesAnswer = z.object({
  data: z.object({
    /** Now and to come, the next first. */
    absences: z.array(absence),
    /** Empty: the member gets no contacts. */
    people: z.array(z.object(named)),
    /** ISO day in São Paulo. */
    today: z.string(),
  }),
});
export type StaffAbsences = z.output<typeof staffAbsencesAnswer>['data'];

/** `GET staff/distribution` */
export const staffDistributionAnswer = z.object({
  data: z.object({
    rules: storedRuleFields,
    /** The person of now; null: nobody can. */
    last_resort: z.object(named).nullable(),
    /** In their order. */
    groups: z.array(storedGroupFields.extend({ id: z.number(), members: z.array(member) })),
    general: storedGeneralFields.extend({ members: z.array(member) }),
    /** Who can get contacts, brokers first. */
    people: z.array(z.object(named)),
    /** Decisions of the last seven days. */
    usage: z.array(
      z.object({
        rule: z.enum(ruleNames),
        /** null: no group, or one that was deleted. */
        group: z.number().nullable(),
        count: z.number(),
        last_at: z.string(),
      }),
    ),
    /** Now and to come, the next first. */
    absences: z.array(absence),
    /** LEAD_REPLY_MINUTES */
    reply_minutes: z.number(),
    /** ISO day in São Paulo. */
    today: z.string(),
  }),
});
export type StaffDistribution = z.output<typeof staffDistributionAnswer>['data'];

/** `GET staff/distribution/preview`. 422 of `property_code`: no property has it. */
export const staffPreviewQuery = z.object({
  property_code: z.string().trim().min(1).max(40).optional(),
  origin: z.enum(contactOrigins, { error: 'Escolha a origem' }),
});

/** Who would get the contact if it came now, then who if that offer lapses, up to the last resort. */
export const staffPreviewAnswer = z.object({
  data: z.object({
    steps: z.array(
      z.object({
        ...named,
        rule: z.enum(ruleNames),
        group: z.number().nullable(),
        /** null: the last resort has no time. */
        due_at: z.string().nullable(),
      }),
    ),
  }),
});
export type StaffPreview = z.output<typeof staffPreviewAnswer>['data'];
