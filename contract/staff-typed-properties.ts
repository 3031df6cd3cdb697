import { z } from 'zod';
import { draftLimits } from '@domain/announcement/draft';
import { ownTitleLength } from '@domain/announcement/own-property';
import { announce, announcementDraft, saveDraftBody } from './announcements';

/* Properties of the brokerage's own (docs/decisions/0132-own-properties.md): drafts that members type, and publish. */

/** `POST staff/typed-properties`: a draft, or the member's that is still empty. */
export const staffTypedStartedAnswer = z.object({ data: z.object({ number: z.number() }) });

const publication = z.object({
  property_id: z.number(),
  /** null: visitors do not see it. */
  path: z.string().nullable(),
  /** Of the fields that visitors see; null: an undo took it off the site. */
  revision: z.number().nullable(),
});

/** `GET staff/typed-properties/:number` */
export const staffTypedPropertyAnswer = z.object({
  data: announcementDraft.omit({ sent: true, kept_until: true }).extend({
    number: z.number(),
    reference: z.string(),
    /** null: it stays, since it was published. */
    expires_at: z.string().nullable(),
    publication: publication.nullable(),
  }),
});
export type StaffTypedProperty = z.output<typeof staffTypedPropertyAnswer>['data'];

const row = z.object({
  number: z.number(),
  reference: z.string(),
  /** As typed: both may be ''. */
  title: z.string(),
  place: z.string(),
  /** Who began it; null: a member who was removed. */
  author: z.string().nullable(),
  saved_at: z.string(),
  expires_at: z.string().nullable(),
  is_published: z.boolean(),
  /** Typed and not published yet. */
  has_changes: z.boolean(),
});
export type StaffTypedPropertyRow = z.output<typeof row>;

/** `GET staff/typed-properties`: the last saved first, 500 at most. */
export const staffTypedPropertiesAnswer = z.object({ data: z.array(row) });

/** `PUT staff/typed-properties/:number`: merges what was typed, unvalidated, as `POST announcement/draft/save`. */
export const staffTypedDraftBody = saveDraftBody.omit({ token: true, device: true });
export const staffTypedDraftAnswer = z.object({
  data: z.object({ revision: z.number(), saved_at: z.string(), expires_at: z.string().nullable() }),
});

/** What the steps say, validated by the website's forms. */
export const ownProperty = announce
  .omit({
    ...{ localizacao: true, proprietario_nome: true, email: true, proprietario_telefone: true },
    ...{ lavabos: true, salas: true, dependencias: true, documento: true, data_nascimento: true },
    ...{ estado_civil: true, preferencia_contato: true, como_conheceu: true, mensagem: true },
    ...{ fotos: true, authorisations: true },
  })
  .extend({
    titulo: z.string().min(ownTitleLength.min).max(ownTitleLength.max),
    descricao: z.string().max(draftLimits.value).default(''),
    /** Lower case; who may follow the property in the client area. */
    email: z.email().max(254).nullable(),
  });
export type OwnProperty = z.output<typeof ownProperty>;

/** `POST staff/typed-properties/:number/publish`. 409: `revision` is not the newest. 422: it fits into no listing. */
export const staffTypedPublishBody = z.object({
  revision: z.number().int().min(0),
  property: ownProperty,
});
export const staffTypedPublishedAnswer = z.object({
  data: z.object({
    act: z.number().nullable(),
    property_id: z.number(),
    path: z.string().nullable(),
    /** null: this machine has no photos. */
    photos: z.number().nullable(),
  }),
});
