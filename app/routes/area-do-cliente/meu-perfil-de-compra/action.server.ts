import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { FormReply } from '~/forms/form-reply';
import { maxProfilePlaces } from '@domain/purchase-profile/limits';
import { refusalOf } from '~/back-end/refusal.server';
import { signedInForm } from '~/features/account/session/guard.server';
import { noteCampaign } from '~/features/marketing/campaign.server';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { submitForm } from '~/forms/submit-form.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { requestCall } from './request-call.server';
import { createSearches } from './create-searches.server';
import { addField, intentField, intents } from './fields';
import { newPlace } from './new-place.server';
import { purchaseProfileForm } from './purchase-profile-form';
import type { TypedProfile } from './profile-schema';

const refusal = { isGuarded: true };

/** Actions of the buttons without fields. Each returns its snackbar message. */
const buttons = new Map<string, typeof createSearches>([
  [intents.searches, createSearches],
  [
    intents.erase,
    async (customer) => {
      await customer.erasePurchaseProfile();
      return { tone: 'success', text: 'O seu perfil de compra foi apagado.' };
    },
  ],
]);

/** Saves or erases the profile. Answers 400 to unknown intents, and to invalid input together with that input. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(
    args,
    [purchaseProfileForm, intentField, addField, hiddenField.campaign],
    async ({ customer, typed }) => {
      const { context, request } = args;
      noteCampaign(request, typed);
      const intent = textOf(typed, intentField);
      const button = buttons.get(intent);
      if (button) {
        try {
          return await back(await button(customer, context));
        } catch (error) {
          const { text, ...init } = await refusalOf(error, context.log, refusal);
          return data({ failed: text } satisfies FormReply, init);
        }
      }
      if (intent !== intents.save) throw new Response(null, { status: 400 });

      const added = await newPlace(textOf(typed, 'novo-lugar').trim(), context);
      const savedPlaces = await loadSavedPlaces(customer);
      const places = (ticked: readonly string[]) => {
        const label = 'label' in added ? added.label : null;
        return [
          ...new Set([...savedPlaces.filter((each) => ticked.includes(each)), ...(label ? [label] : [])]),
        ];
      };
      const problem = 'problem' in added ? added.problem : tooMany(places(typed.getAll('lugar').map(String)));
      if (problem) {
        const submission = await purchaseProfileForm.check(typed);
        const result = submission.reply({ fieldErrors: { 'novo-lugar': [problem] } });
        return data({ result } satisfies FormReply, { status: 400 });
      }
      const { notTaken, answer } = await submitForm(purchaseProfileForm, typed, {
        send: async (values) => {
          const profile = profileOf(values, places(values.lugar));
          await customer.savePurchaseProfile(profile);
          return { profile, mayCall: values.ligar !== undefined && !typed.has(addField) };
        },
        log: context.log,
        refusal,
      });
      if (notTaken) {
        const { reply, status, headers } = notTaken;
        return data(reply, { status: status === 422 ? 400 : status, headers });
      }
      const isCallRequested =
        answer.mayCall && (await requestCall({ request, context, customer }, answer.profile, typed));
      return back(answer.mayCall ? callMessage(isCallRequested) : { tone: 'success', text: 'Perfil salvo.' });
    },
  );

const tooMany = (places: readonly string[]) =>
  places.length > maxProfilePlaces ? `São até ${maxProfilePlaces} lugares. Tire um para pôr outro.` : null;

/** Accept only stored places: posted values are untrusted. */
const loadSavedPlaces = async (customer: Parameters<typeof requestCall>[0]['customer']) =>
  (await customer.purchaseProfile()).profile?.places ?? [];

const profileOf = (values: TypedProfile, places: string[]) => ({
  objective: values.objetivo,
  places,
  tipology: values.tipo,
  fase: values.fase,
  rooms: values.quartos,
  suites: values.suites,
  garage: values.vagas,
  price_min: values['preco-min'],
  price_max: values['preco-max'],
  close_prevision: values.prazo,
  contact_preference: values.contato,
});

const callMessage = (isCallRequested: boolean): SnackbarMessage =>
  isCallRequested
    ? { tone: 'success', text: 'Perfil salvo. Um consultor vai procurar você.' }
    : { tone: 'warning', text: 'Perfil salvo, mas o pedido de contato não saiu. Tente de novo mais tarde.' };

const back = async (message: SnackbarMessage) =>
  redirect(links.purchaseProfile(), {
    status: 303,
    headers: { 'Set-Cookie': await flashCookie(message) },
  });
