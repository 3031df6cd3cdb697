import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { announcementNews, whyNot } from '@domain/announcement/states';
import { callBy } from '@domain/announcement/call-by';
import { acceptedPhotos } from '@domain/announcement/photos';
import { clock } from '@domain/kernel/clock';
import { momentText, sinceText } from '@domain/kernel/moment';
import { capitalized } from '@domain/kernel/text';
import { suspicionNames } from '@domain/leads/suspicion';
import type { StaffAnnouncement } from '@contract/staff-announcements';
import { textOf } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { readersText } from '../acts/act-texts';
import { adminLinks, intentField, wholeField } from '../admin-links';
import { changesField, choiceFields, conflictIntent } from '../conflict/conflict-fields';
import { recordId } from '../record/record-id.server';
import { done, failedReply, notTakenReply } from '../reply.server';
import { asMember, asMemberForm } from '../session/guard.server';
import { stateOf } from './announcements-list';
import {
  announcementIntents,
  decidedTexts,
  decisionForm,
  decisionTexts,
  responsibleForm,
} from './decision-form';
import { saveChosenResponsible, saveResponsible } from './responsible.server';

/** That it was opened is an act of the audit log. */
export const announcementData = (args: LoaderFunctionArgs) =>
  asMember(args, 'announcements.read', async ({ staff, session }) => {
    const found = await staff.announcement(recordId(args));
    const { callDays } = args.context.settings.firm.texts.promises ?? {};
    const announced = new Date(found.announced_at);
    const isWaiting = found.state === 'recebido' && !found.is_accepted;
    return {
      ...{ id: found.id, version: found.version, name: found.name, title: titleOf(found) },
      lead: [
        `${found.protocol}, de ${found.name}, ${sinceText(announced, clock.now())}.`,
        isWaiting && callDays !== undefined && `Ligar até ${callBy(announced, callDays)}.`,
      ]
        .filter(Boolean)
        .join(' '),
      state: stateOf(found).text,
      suspicion: found.suspicion && capitalized(suspicionNames[found.suspicion]),
      readers: readersText(found.readers, clock.now()),
      summary: found.summary.map(([label, text]) => [label === 'Você quer' ? 'Quer' : label, text] as const),
      ...{ property: found.property, similar: found.similar },
      photos: await photosOf(args, found.protocol),
      decisions: session.grants['announcements.write'] && !found.suspicion ? decisionsOf(found) : [],
      canRelease: session.grants['announcements.write'] !== undefined && found.suspicion !== null,
      ...{ contact: found.lead_id, responsible: refOf(found.responsible) },
      responsibles:
        session.grants['contacts.write'] === 'all'
          ? [['', 'Sem corretor'], ...found.responsibles.map((each) => [refOf(each), each.name])]
          : null,
      history: found.history.map(({ what, at, member, message }, index) => ({
        ...{ id: index, at, when: momentText(new Date(at)), what: capitalized(what) },
        detail: [member, message && `“${message}”`].filter(Boolean).join(': '),
      })),
    };
  });

/** 'broker:12'; '': nobody */
const refOf = (responsible: StaffAnnouncement['responsible']): string =>
  responsible ? `${responsible.kind}:${responsible.id}` : '';

/** 'Casa, Ferradura' */
const titleOf = ({ title, place }: StaffAnnouncement): string =>
  [title, place].map((text) => text.split(', ')[0]).join(', ');

/** What can follow, the likeliest first. */
const decisionsOf = ({ state, is_accepted: isAccepted }: StaffAnnouncement): [string, string][] =>
  (['aceito', 'no ar', 'em análise', 'visita de fotos', 'recusado'] as const)
    .filter((decision) => announcementNews.includes(decision))
    .filter((decision) => whyNot(decision, { state, isAccepted, isQuestion: true }) === null)
    .map((decision) => [
      decision,
      decision === 'recusado' && state === 'no ar' ? 'Tirar do ar' : decisionTexts[decision],
    ]);

async function photosOf({ context: { draftPhotos } }: LoaderFunctionArgs, protocol: string) {
  const photos = acceptedPhotos(await draftPhotos.list(await draftPhotos.ofSent(protocol)));
  return photos.map(({ id, caption, name }) => ({
    ...{ id, alt: caption || name },
    small: adminLinks.announcementPhoto(protocol, id),
    whole: adminLinks.announcementPhoto(protocol, id, true),
  }));
}

/** Decides, releases from the quarantine, or sets who answers. */
export const announcementAction = (args: ActionFunctionArgs) =>
  asMemberForm(
    args,
    'announcements.write',
    [decisionForm, responsibleForm, intentField, changesField, ...choiceFields],
    async ({ staff, typed }) => {
      const [id, intent, { log }] = [recordId(args), textOf(typed, intentField), args.context];
      if (intent === announcementIntents.release) {
        const failed = await failedReply(intent, log, () => staff.releaseAnnouncement(id));
        return failed ?? done(adminLinks.announcement(id), 'O anúncio saiu da quarentena.');
      }
      if (intent === announcementIntents.responsible) return saveResponsible({ id, staff, typed, log });
      if (intent === conflictIntent) return saveChosenResponsible({ id, staff, typed, log });
      let text = '';
      const { notTaken } = await submitForm(decisionForm, typed, {
        send: (body) => {
          text = decidedTexts[body.decision];
          return staff.decide(id, body);
        },
        log,
      });
      if (notTaken) return notTakenReply(notTaken, { intent: announcementIntents.decide });
      return done(adminLinks.announcement(id), text);
    },
  );

const photoId = /^[0-9a-f]{32}$/;
const protocol = /^\d{4}-\d{6}$/;

/** A photo of the owner, for members alone. */
export const announcementPhoto = (args: LoaderFunctionArgs) =>
  asMember(args, 'announcements.read', async () => {
    const { params, request, context } = args;
    if (!protocol.test(params.protocol ?? '') || !photoId.test(params.photo ?? ''))
      throw new Response(null, { status: 404 });
    const size = new URL(request.url).searchParams.has(wholeField) ? 'whole' : 'small';
    const draft = await context.draftPhotos.ofSent(params.protocol!);
    const bytes = await context.draftPhotos.picture(draft, params.photo!, size);
    if (!bytes) throw new Response(null, { status: 404 });
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, no-store' };
    return new Response(new Uint8Array(bytes), { headers });
  });
