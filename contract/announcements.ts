import { z } from 'zod';
import { deviceOutcomes } from '@domain/announcement/devices';
import { photoLimits } from '@domain/announcement/photos';
import { draftLimits } from '@domain/announcement/draft';
import { authorisationNames, maritalStatuses, waysHeard } from '@domain/announcement/long-form';
import { homeKinds, homeSubtypes, iptuPeriods, mostRooms, situations } from '@domain/announcement/options';
import { announcementActs, announcementStates } from '@domain/announcement/states';
import { protocolPattern } from '@domain/protocol';
import { condominiumDetailSlugs } from '@domain/taxonomy/attributes';
import { contactPreferences } from '@domain/taxonomy/lead-options';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { documento } from '@domain/validation/documento';
import { suspicions } from '@domain/suspicion';
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
const count = z.number().int().min(0).max(mostRooms);
const squareMetres = z.number().int().min(0).max(10_000_000);
const moreRooms = ours(count.nullish());
/** Of photos, for the house. */
const photoAddresses = z.array(z.url({ protocol: /^https?$/ }).max(300)).max(photoLimits.count);
const amount = z.number().int().min(0).max(maxAmount).nullish();

/** A home that its owner announces: location, infos, prices and owner merged (spec 2 §3). Amounts are whole reais. */
export const announce = z.object({
  /** The whole address in one line (domain/announcement/full-address.ts). */
  localizacao: line(1_300),
  endereco: line(),
  numero: line(),
  complemento: line().nullish(),
  bairro: line(),
  cidade: line(),
  estado: line(),
  pais: line(),
  tipo_imovel: z.enum(homeKinds),
  subtipo: ours(z.enum(homeSubtypes).nullish()),
  /** Eight digits. */
  cep: ours(
    z
      .string()
      .regex(/^\d{8}$/)
      .nullish(),
  ),
  situacao_imovel: z.enum(situations),
  /** m² */
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
  /** Dial code and formatted number. */
  proprietario_telefone: phone,
  /* What the long form asks besides (domain/announcement/long-form.ts). */
  area_total: ours(squareMetres.nullish()),
  banheiros: moreRooms,
  lavabos: moreRooms,
  salas: moreRooms,
  dependencias: moreRooms,
  comodidades: ours(z.array(z.enum(condominiumDetailSlugs)).max(condominiumDetailSlugs.length).nullish()),
  /** DD/MM/YYYY; a company has neither this nor a marital status. */
  data_nascimento: ours(dataNascimento().nullish()),
  /** CPF or CNPJ, without its punctuation. */
  documento: ours(documento.nullish()),
  estado_civil: ours(z.enum(maritalStatuses).nullish()),
  preferencia_contato: ours(z.enum(contactPreferences).nullish()),
  como_conheceu: ours(z.enum(waysHeard).nullish()),
  mensagem: ours(line(draftLimits.value).nullish()),
  /** Where the house opens the photos that came along, for thirty days. */
  fotos: ours(photoAddresses.nullish()),
  /** What its owner has ticked, by which text, and when. */
  authorisations: ours(
    z
      .array(z.object({ name: z.enum(authorisationNames), version: line(40), at: z.iso.datetime() }))
      .max(authorisationNames.length)
      .nullish(),
  ),
});
export type AnnounceInput = z.input<typeof announce>;
export type Announce = z.output<typeof announce>;

/**
 * `POST sellRent/register` (spec 2 §7): the same `idempotency_key` is one announcement, however often it comes. `mautic`:
 * the fields of the marketing form 66, for back ends that post it on.
 */
export const registerAnnouncementBody = z.object({
  announce,
  mautic: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  idempotency_key: ours(
    z
      .string()
      .regex(/^[\w-]{16,80}$/)
      .optional(),
  ),
  /** The number that its owner may have been told already. */
  protocol: ours(z.string().regex(protocolPattern).nullish()),
  request_id: ours(z.string().regex(requestIdPattern).optional()),
  campaign: ours(campaign.nullish()),
  experiments: seenArms,
  consent: ours(z.object({ version: line(40), at: z.iso.datetime() }).nullish()),
  from: ours(leadOrigin.nullish()),
  /** SHA-256 (base64url) of a link's secret, by which the owner's browser adds photos. */
  photo_link: ours(
    z
      .string()
      .regex(/^[\w-]{43}$/)
      .optional(),
  ),
  /** Why it is to be kept apart for the house's people, where the website has a reason. */
  suspicion: ours(z.enum(suspicions).optional()),
});
export type RegisterAnnouncementInput = z.input<typeof registerAnnouncementBody>;
export type RegisteredAnnouncement = z.output<typeof registerAnnouncementBody>;

/*
 * The draft of an announcement (all ours): a browser names it by a secret of its own, in the body alone; who is signed in
 * has theirs in every browser. `null`: this browser has none.
 */

/** 128 bits in letters and digits. */
const browserToken = z.string().regex(/^[A-Za-z0-9]{22,64}$/);
/** What a browser is called: 'Safari no iPhone'. */
const device = z.string().min(1).max(80).optional();
const fieldName = z
  .string()
  .min(1)
  .max(draftLimits.name)
  .regex(/^[\w.-]+$/);
const fieldValue = z.array(z.string().max(draftLimits.value)).max(draftLimits.values);

/** A field and its earlier values (domain/announcement/draft.ts). */
const draftField = z.object({
  value: fieldValue,
  revision: z.number().int(),
  before: z.array(z.object({ value: fieldValue, revision: z.number().int() })).optional(),
});

export const announcementDraft = z.object({
  /** One for each draft: what is sent of it is sent once. */
  id: z.uuid(),
  revision: z.number().int().min(0),
  fields: z.record(z.string(), draftField),
  saved_at: z.string(),
  kept_until: z.string(),
  /** What became of it, once it was sent. */
  sent: z.object({ at: z.string(), protocol: z.string() }).nullable(),
});
export type AnnouncementDraft = z.output<typeof announcementDraft>;

/** `POST announcement/draft` */
export const draftBody = z.object({ token: browserToken });
export const draftAnswer = z.object({ draft: announcementDraft.nullable() });

/** `POST announcement/draft/save`: makes the draft where there is none. 409: it has been sent. */
export const saveDraftBody = z.object({
  token: browserToken,
  device,
  base: z.number().int().min(0),
  typed: z.record(fieldName, fieldValue).refine((fields) => Object.keys(fields).length <= draftLimits.fields),
  touched: z.array(fieldName).max(draftLimits.fields).optional(),
});
export const savedDraftAnswer = z.object({ draft: announcementDraft });

/** `POST announcement/draft/sent`: it was sent, and is told by this number. Twice is once. */
export const draftSentBody = z.object({ token: browserToken, protocol: z.string().regex(protocolPattern) });

/** `POST announcement/draft/leave`: this browser begins another; one that was not sent, and that nobody else has, is gone. */

/*
 * Going on in another browser: a link of its own secret, in bodies alone here, opens the draft to that browser until it is
 * over, ended, replaced or the draft is sent. Which of these, and one that never was, is told to nobody.
 */

/** `POST announcement/draft/link`: in place of the one before. `null`: there is no draft that is not sent. */
export const makeLinkBody = z.object({ token: browserToken, link: browserToken });
export const linkMadeAnswer = z.object({ open_until: z.string().nullable() });

/** `POST announcement/draft/link/end` takes a `draftBody`. */

/** `POST announcement/draft/link/look`. `null`: it opens nothing. */
export const lookLinkBody = z.object({ link: browserToken });
export const linkSeenAnswer = z.object({ begun_at: z.string().nullable() });

/** `POST announcement/draft/link/open`: the browser that `token` names has the draft from now on, in place of its own. */
export const openLinkBody = makeLinkBody.extend({ device });
export const linkOpenedAnswer = z.object({ outcome: z.enum(deviceOutcomes) });

/** `POST announcement/draft/browsers`: who has the draft of this browser, and until when its link opens. */
export const draftDevices = z.object({
  data: z.array(
    z.object({ id: z.string(), device: z.string().nullable(), since: z.string(), is_this: z.boolean() }),
  ),
  link_until: z.string().nullable(),
});
export type DraftDevices = z.output<typeof draftDevices>;

/** `POST announcement/draft/browsers/revoke`: that one has it no more; not for the browser itself, which leaves. */
export const revokeDeviceBody = z.object({ token: browserToken, id: z.uuid() });

/*
 * Photos of what was sent already (all ours): they lie with the website; the back end knows who may add some, and tells the
 * house.
 */

/** `POST announcement/photos`: of a link's secret, or, of the bearer's own, of a number. `null`: it takes none, whatever the reason. */
export const sentPhotosBody = z.object({
  link: browserToken.optional(),
  protocol: z.string().regex(protocolPattern).optional(),
});
export const sentPhotosAnswer = z.object({
  announcement: z
    .object({
      protocol: z.string(),
      /** 'Casa, 3 dormitórios' */
      title: z.string(),
      /** As the house has been told of them. */
      fotos: z.array(z.string()),
    })
    .nullable(),
});
export type SentPhotosOf = z.input<typeof sentPhotosBody>;

/** `POST announcement/photos/changed`: those that there are now; the house hears of it where some were added. */
export const photosChangedBody = sentPhotosBody.extend({ fotos: photoAddresses, added: z.boolean() });

/** An announcement as its owner is told of it. */
export const ownAnnouncement = z.object({
  protocol: z.string(),
  /** 'Casa, 3 dormitórios' */
  title: z.string(),
  /** 'Ferradura, Armação dos Búzios': as they wrote it. */
  place: z.string(),
  state: z.enum(announcementStates),
  /** Why it was declined, in the house's words. */
  reason: z.string().nullable(),
  /** What the house has done with it, the oldest first. */
  history: z.array(z.object({ what: z.enum(announcementActs), at: z.string() })),
  /** The number of its property, once it is on offer. */
  product: z.number().nullable(),
  /** What was announced, as people read it. */
  summary: z.array(z.object({ label: z.string(), rows: z.array(z.tuple([z.string(), z.string()])) })),
  announced_at: z.string(),
  updated_at: z.string(),
});
export type OwnAnnouncement = z.output<typeof ownAnnouncement>;

/**
 * `GET clientArea/announcements` (ours), of a bearer whose e-mail is proven: those that they sent signed in, and those of that e-mail; the newest first.
 */
export const ownAnnouncementsAnswer = z.object({ data: z.array(ownAnnouncement) });
