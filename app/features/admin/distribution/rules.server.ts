import type { LoaderFunctionArgs } from '@remix-run/node';
import type { StaffDistribution } from '@contract/staff-distribution';
import { clock } from '@domain/kernel/clock';
import { contactOrigins } from '@domain/leads/portals';
import { hasStatus } from '~/back-end/errors.server';
import { actDetail, actSentence } from '../acts/act-texts';
import { undoRow } from '../acts/undo-row';
import { momentText } from '@domain/kernel/moment';
import { orNull } from '~/back-end/or-null.server';
import { adminLinks } from '../admin-links';
import { asMember, type Member } from '../session/guard.server';
import { previewField } from './distribution-fields';
import { previewSentence, rulesView } from './rules-view';

/** `preview` null: nothing was looked up. */
export const rulesData = (args: LoaderFunctionArgs) =>
  asMember(args, 'distribution.read', async (reader) => {
    const answer = await reader.staff.distribution();
    const { searchParams } = new URL(args.request.url);
    return {
      ...rulesView(answer),
      canWrite: reader.session.grants['distribution.write'] !== undefined,
      preview: await previewOf(reader, answer, searchParams),
      history: await ruleHistory(reader, 'distribution:1', {
        ...{ back: adminLinks.rules(), log: args.context.log },
      }),
    };
  });

async function previewOf({ staff }: Member, answer: StaffDistribution, params: URLSearchParams) {
  const code = (params.get(previewField.code) ?? '').trim().slice(0, 40);
  const chosen = params.get(previewField.origin);
  const origin = contactOrigins.find((each) => each === chosen);
  const typed = { code, origin: origin ?? 'site' };
  if (!origin) return { typed, sentence: null, error: undefined };
  try {
    const steps = await staff.previewContact({ property_code: code || undefined, origin });
    return { typed, sentence: previewSentence(steps, answer, clock.now()), error: undefined };
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
    const { property_code: texts = [] } = error.answer?.errors ?? {};
    return { typed, sentence: null, error: texts[0] ?? 'Confira o código' };
  }
}

/** Acts on the rules or a group; null: this role does not read the audit log, or the back end did not answer. */
export async function ruleHistory(
  { staff, session }: Member,
  subject: string,
  { back, log }: { back: string; log: Parameters<typeof orNull>[1] },
) {
  if (!session.grants['audit.read']) return null;
  const answer = await orNull(staff.audit({ subject }), log);
  return (
    answer &&
    answer.acts.map((act) => ({
      ...{ id: act.id, at: act.at, when: momentText(new Date(act.at)), what: actSentence(act) },
      ...{ detail: actDetail(act), undo: undoRow(act, session.grants, back) },
    }))
  );
}
