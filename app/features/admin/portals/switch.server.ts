import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { countedProperties } from '@domain/kernel/counts';
import { feedPortalNames } from '@domain/property/feed-portals';
import { hasStatus } from '~/back-end/errors.server';
import { textOf } from '~/forms/forms.server';
import { typedField } from '../bulk/bulk-fields';
import { done, failedReply } from '../reply.server';
import { asMember, asMemberForm, type Member } from '../session/guard.server';
import { portalsHref } from './portals-texts';
import { type PortalSwitchChoice, readSwitch, sealField } from './switch-fields';

const choiceIn = ({ url }: Request): PortalSwitchChoice => {
  const choice = readSwitch(new URL(url).searchParams);
  if (!choice) throw new Response(null, { status: 404 });
  return choice;
};

const queryOf = ({ filters: { tab, text }, portal, to }: PortalSwitchChoice) => ({ tab, text, portal, to });

const readPreview = async (staff: Member['staff'], choice: PortalSwitchChoice) => ({
  ...choice,
  preview: await staff.previewPortalSwitch(queryOf(choice)),
});

export const portalSwitchData = (args: LoaderFunctionArgs) =>
  asMember(args, 'portals.write', ({ staff }) => readPreview(staff, choiceIn(args.request)));

const intent = 'todos';

export const portalSwitchAction = (args: ActionFunctionArgs) =>
  asMemberForm(args, 'portals.write', [sealField, typedField], async ({ staff, typed }) => {
    const choice = choiceIn(args.request);
    const number = Number(textOf(typed, typedField).replace(/\./g, '') || NaN);
    const body = {
      ...{ ...queryOf(choice), seal: textOf(typed, sealField) },
      typed: Number.isSafeInteger(number) ? number : null,
    };
    try {
      const { act, changed } = await staff.switchPortalListings(body);
      const to = portalsHref(choice.filters);
      if (act === null) return await done(to, 'Nada mudou.');
      return await done(to, doneText(choice, changed), { act, records: changed });
    } catch (error) {
      if (!hasStatus(error, 422))
        return (await failedReply(intent, args.context.log, () => Promise.reject(error)))!;
      const [failed = ''] = Object.values(error.answer?.errors ?? {}).flat();
      return data({ intent, failed }, { status: 400 });
    }
  });

function doneText({ portal, to }: PortalSwitchChoice, changed: number): string {
  const verb = to === 'on' ? ['sai em', 'saem em'] : ['não sai mais em', 'não saem mais em'];
  return `${countedProperties(changed)} ${verb[changed === 1 ? 0 : 1]} ${feedPortalNames[portal]}. Vale na próxima leitura.`;
}
