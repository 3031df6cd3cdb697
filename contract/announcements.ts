import { z } from 'zod';
import { deviceOutcomes } from '@domain/announcement/devices';
import { photoLimits } from '@domain/announcement/photos';
import { draftLimits } from '@domain/announcement/draft';
import { authorisationNames, maritalStatuses, referralSources } from '@domain/announcement/long-form';
import {
  propertyKinds,
  propertySubtypes,
  iptuPeriods,
  maxRooms,
  situations,
} from '@domain/announcement/options';
import { announcementActs, announcementStates } from '@domain/announcement/states';
import { protocolPattern } from '@domain/leads/protocol';
import { condominiumDetailSlugs } from '@domain/taxonomy/attributes';
import { contactPreferences } from '@domain/taxonomy/lead-options';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { documento } from '@domain/validation/documento';
import { suspicions } from '@domain/leads/suspicion';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phone } from '@domain/validation/phone';
import { maxAmount } from '@domain/validation/search-values';
import { requiredText } from '@domain/validation/text';
import { campaign } from './campaign';
import { seenArms } from './experiments';
import { leadOrigin } from './lead-origin';
import { ours } from './ours';
import { requestIdPattern } from './request-id';

const line = (max = 200) => requiredText('Texto inválido', max);
const flag = z.union([z.literal(0), z.literal(1)]);
const count = z.number().int().min(0).max(maxRooms);
const squareMetres = z.number().int().min(0).max(10_000_000);
const moreRooms = ours(count.nullish());
const photoAddresses = z.array(z.url({ protocol: /^https?$/ }).max(300)).max(photoLimits.count);
const amount = z.number().int().min(0).max(maxAmount).nullish();

/** Submitted property: location, infos, prices, owner (spec 2 §3). Whole reais. `localizacao`: full address. */
export const announce = z.object({
  localizacao: line(1_300),
  endereco: line(),
  numero: line(),
  complemento: line().nullish(),
  bairro: line(),
  cidade: line(),
  estado: line(),
  pais: line(),
  tipo_imovel: z.enum(propertyKinds),
  subtipo: ours(z.enum(propertySubtypes).nullish()),
  cep: ours(
    z
      .string()
      .regex(/^\d{8}$/)
      .nullish(),
  ),
  situacao_imovel: z.enum(situations),
  area_util: squareMetres.default(0),
  imovel_mobiliado: flag,
  dormitorios: count,
  suites: count,
  vagas: count,
  vender: flag,
  alugar: flag,
  valor_venda_desejado: amount,
  valor_locacao_desejado: amount,
  valor_condominio: amount,
  tipo_iptu: z.enum(iptuPeriods).nullish(),
  valor_iptu: amount,
  proprietario_nome: fullName,
  email,
  proprietario_telefone: phone,
  /* Fields of the long form only (domain/announcement/long-form.ts). */
  area_total: ours(squareMetres.nullish()),
  banheiros: moreRooms,
  lavabos: moreRooms,
  salas: moreRooms,
  dependencias: moreRooms,
  comodidades: ours(z.array(z.enum(condominiumDetailSlugs)).max(condominiumDetailSlugs.length).nullish()),
  /** DD/MM/YYYY. A company has neither this nor a marital status. */
  data_nascimento: ours(dataNascimento().nullish()),
  documento: ours(documento.nullish()),
  estado_civil: ours(z.enum(maritalStatuses).nullish()),
  preferencia_contato: ours(z.enum(contactPreferences).nullish()),
  como_conheceu: ours(z.enum(referralSources).nullish()),
  mensagem: ours(line(draftLimits.value).nullish()),
  /** URLs of the submitted photos for the brokerage, valid for thirty days. */
  fotos: ours(photoAddresses.nullish()),
  authorisations: ours(
    z
      .array(z.object({ name: z.enum(authorisationNames), version: line(40), at: z.iso.datetime() }))
      .max(authorisationNames.length)
      .nullish(),
  ),
});
export type AnnounceInput = z.input<typeof announce>;
export type Announce = z.output<typeof announce>;

/** `POST sellRent/register` (spec 2 §7), idempotent by `idempotency_key`. `mautic` is for back ends that forward it. */
export const registerAnnouncementBody = z.object({
  announce,
  mautic: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  idempotency_key: ours(
    z
      .string()
      .regex(/^[\w-]{16,80}$/)
      .optional(),
  ),
  protocol: ours(z.string().regex(protocolPattern).nullish()),
  request_id: ours(z.string().regex(requestIdPattern).optional()),
  campaign: ours(campaign.nullish()),
  experiments: seenArms,
  consent: ours(z.object({ version: line(40), at: z.iso.datetime() }).nullish()),
  from: ours(leadOrigin.nullish()),
  /** SHA-256 (base64url) of the secret in the link by which the owner adds photos. */
  photo_link: ours(
    z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  ),
  suspicion: ours(z.enum(suspicions).optional()),
});
export type RegisterAnnouncementInput = z.input<typeof registerAnnouncementBody>;
export type RegisteredAnnouncement = z.output<typeof registerAnnouncementBody>;

// Drafts (ours): a secret in the body, never the URL, identifies the browser. An account has one. `draft: null`: none.

const browserToken = z.string().regex(/^[A-Za-z0-9]{22,64}$/);
const device = z.string().min(1).max(80).optional();
const fieldName = z
  .string()
  .min(1)
  .max(draftLimits.name)
  .regex(/^[\w.-]+$/);
const fieldValue = z.array(z.string().max(draftLimits.value)).max(draftLimits.values);

const draftField = z.object({
  value: fieldValue,
  revision: z.number().int(),
  before: z.array(z.object({ value: fieldValue, revision: z.number().int() })).optional(),
});

export const announcementDraft = z.object({
  id: z.uuid(),
  revision: z.number().int().min(0),
  fields: z.record(z.string(), draftField),
  saved_at: z.string(),
  kept_until: z.string(),
  sent: z.object({ at: z.string(), protocol: z.string() }).nullable(),
});
export type AnnouncementDraft = z.output<typeof announcementDraft>;

export const draftBody = z.object({ token: browserToken });
export const draftAnswer = z.object({ draft: announcementDraft.nullable() });

/** `POST announcement/draft/save`: creates the draft if needed. 409: already submitted. */
export const saveDraftBody = z.object({
  token: browserToken,
  device,
  base: z.number().int().min(0),
  typed: z.record(fieldName, fieldValue).refine((fields) => Object.keys(fields).length <= draftLimits.fields),
  touched: z.array(fieldName).max(draftLimits.fields).optional(),
});
export const savedDraftAnswer = z.object({ draft: announcementDraft });

export const draftSentBody = z.object({ token: browserToken, protocol: z.string().regex(protocolPattern) });

// Links to continue in another browser: the secret is only in bodies. An ended link looks like an unknown one.

/** `POST announcement/draft/link`: replaces the previous link. null: there is no unsent draft. */
export const makeLinkBody = z.object({ token: browserToken, link: browserToken });
export const linkMadeAnswer = z.object({ open_until: z.string().nullable() });

export const lookLinkBody = z.object({ link: browserToken });
export const linkSeenAnswer = z.object({ begun_at: z.string().nullable() });

/** `POST announcement/draft/link/open`: attaches the browser of `token` to the draft, in place of its own draft. */
export const openLinkBody = makeLinkBody.extend({ device });
export const linkOpenedAnswer = z.object({ outcome: z.enum(deviceOutcomes) });

export const draftDevices = z.object({
  data: z.array(
    z.object({ id: z.string(), device: z.string().nullable(), since: z.string(), is_this: z.boolean() }),
  ),
  link_until: z.string().nullable(),
});
export type DraftDevices = z.output<typeof draftDevices>;

/** Detaches another browser. `leave` detaches the browser itself and deletes an unsent draft without other browsers. */
export const revokeDeviceBody = z.object({ token: browserToken, id: z.uuid() });

// Photos of submitted announcements (ours): the website stores them; the back end checks permission and notifies.

/** `POST announcement/photos`, by link secret or the bearer's protocol. null: no photos accepted, for any reason. */
export const sentPhotosBody = z.object({
  link: browserToken.optional(),
  protocol: z.string().regex(protocolPattern).optional(),
});
export const sentPhotosAnswer = z.object({
  announcement: z
    .object({
      protocol: z.string(),
      title: z.string(),
      fotos: z.array(z.string()),
    })
    .nullable(),
});
export type SentPhotosOf = z.input<typeof sentPhotosBody>;

/** `POST announcement/photos/changed`: all current photos. `added` notifies the brokerage. */
export const photosChangedBody = sentPhotosBody.extend({ fotos: photoAddresses, added: z.boolean() });

export const ownAnnouncement = z.object({
  protocol: z.string(),
  title: z.string(),
  place: z.string(),
  state: z.enum(announcementStates),
  reason: z.string().nullable(),
  history: z.array(z.object({ what: z.enum(announcementActs), at: z.string() })),
  product: z.number().nullable(),
  summary: z.array(z.object({ label: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) })),
  announced_at: z.string(),
  updated_at: z.string(),
});
export type OwnAnnouncement = z.output<typeof ownAnnouncement>;

/** `GET clientArea/announcements` (ours), newest first: sent while signed in or with the bearer's verified e-mail. */
export const ownAnnouncementsAnswer = z.object({ data: z.array(ownAnnouncement) });
