import { z } from 'zod';
import { maxRedirectAddress } from '@domain/legacy-urls/redirect-line';
import { staffAct } from './staff-audit';
import { staffActAnswer } from './staff-undo';

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .default('1');

/** `GET staff/redirects`: 50 a page, the newest first. `text`: part of an address. */
export const staffRedirectsQuery = z.object({ text: z.string().max(200).optional(), page });

const status = z.literal([301, 302]);
const redirect = z.object({
  id: z.number(),
  from: z.string(),
  /** null: removed. */
  to: z.string().nullable(),
  status,
  /** Where it ends, if `to` leads on. */
  end: z.string().nullable(),
  changed_at: z.string(),
  /** Is as redirects.txt has it. */
  is_filed: z.boolean(),
});
export type StaffRedirect = z.output<typeof redirect>;

export const staffRedirectsAnswer = z.object({
  data: z.object({ rows: z.array(redirect), count: z.number(), page: z.number(), pages: z.number() }),
});
export type StaffRedirects = z.output<typeof staffRedirectsAnswer>['data'];

/** `GET staff/redirects/:id`: with its own acts, the newest first; all acts need 'audit.read'. */
export const staffRedirectAnswer = z.object({ data: redirect.extend({ acts: z.array(staffAct) }) });

const address = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(maxRedirectAddress, `Use no máximo ${maxRedirectAddress} caracteres`);
const target = {
  to: address('Escreva o endereço novo'),
  status: z.literal([301, 302], 'Escolha o tipo'),
};

/** `POST staff/redirects`. 422: a rule refuses it. */
export const staffNewRedirectBody = z.object({ from: address('Escreva o endereço antigo'), ...target });

/** `PUT staff/redirects/:id`. `was`: target and status that were read, as acts name them. 409: changed since. */
export const staffRedirectBody = z.object({ ...target, was: z.string().max(2 * maxRedirectAddress) });

/** Lines of one part: a call's body has 64 KB. */
export const maxPasteParts = 60;
export const pastePartLength = 30_000;

/** `POST staff/redirects/pastes` */
export const staffPasteAnswer = z.object({ data: z.object({ id: z.number() }) });

/** `POST staff/redirects/pastes/:id/parts`: in their order, each once; their texts are joined. */
export const staffPastePartBody = z.object({
  position: z
    .number()
    .int()
    .min(0)
    .max(maxPasteParts - 1),
  lines: z.string().max(pastePartLength),
});

export const pasteParts = ['changes', 'problems'] as const;
/** `GET staff/redirects/pastes/:id`: what it would change now, 50 a page. */
export const staffPasteQuery = z.object({ part: z.enum(pasteParts).default('changes'), page });

export const staffPastePreviewAnswer = z.object({
  data: z.object({
    id: z.number(),
    /** Of what it would change. */
    version: z.string(),
    /** The act of its publication. */
    act: z.number().nullable(),
    counts: z.object({
      new: z.number(),
      changed: z.number(),
      same: z.number(),
      problems: z.number(),
      /** Of `new` and `changed`: lead on, and answer with the end at once. */
      chains: z.number(),
    }),
    changes: z.array(
      z.object({
        line: z.number(),
        from: z.string(),
        to: z.string(),
        status,
        /** null: new. */
        before: z.string().nullable(),
        end: z.string().nullable(),
      }),
    ),
    problems: z.array(z.object({ line: z.number(), reason: z.string() })),
    page: z.number(),
    pages: z.number(),
  }),
});
export type StaffPastePreview = z.output<typeof staffPastePreviewAnswer>['data'];

/** `POST staff/redirects/pastes/:id/publish`. 409: published already, or it would change other redirects than its preview. */
export const staffPastePublishBody = z.object({ version: z.string().max(100) });

export const staffPastePublishedAnswer = staffActAnswer.extend({ records: z.number() });
