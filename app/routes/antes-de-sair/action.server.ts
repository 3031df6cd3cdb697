import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { completingKey } from '@domain/leads/completing-lead';
import { textOf } from '~/forms/forms.server';
import {
  exitPersonForm,
  exitWishForm,
  firstStepField,
  dialogField,
} from '~/features/leads/exit-dialog/exit-forms';
import type { ExitReply } from '~/features/leads/exit-dialog/exit-reply';
import type { ExitPerson } from '~/features/leads/exit-dialog/exit-schemas';
import { exitTexts } from '~/features/leads/exit-dialog/exit-texts';
import { readFirstStep, sealFirstStep } from '~/features/leads/exit-dialog/first-step.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

const personFields = ({ nome, email, telefone, contato }: ExitPerson) => ({
  kind: 'lead' as const,
  name: nome,
  email,
  whatsapp: telefone,
  contact_preference: contato,
});

/** Step 1 sends a lead. Step 2 sends the complete lead again, with '-2' after its key (docs/decisions/0074). */
export function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  if (!context.settings.exitIntent) throw new Response(null, { status: 404 });
  return new URL(request.url).searchParams.get('passo') === '2' ? takeWish(args) : takePerson(args);
}

const takePerson = (args: ActionFunctionArgs) =>
  takeLead(
    args,
    exitPersonForm,
    {
      lead: personFields,
      done: (person, _answer, typed, key) =>
        Response.json({
          first: sealFirstStep(args.context, { key, person }),
          campaign: textOf(typed, hiddenField.campaign),
        } satisfies ExitReply),
    },
    dialogField,
  );

const takeWish = (args: ActionFunctionArgs) =>
  takeLead(
    args,
    exitWishForm,
    {
      lead: (wish, typed) => {
        const { key, person } = firstStep(args, typed);
        return {
          ...personFields(person),
          idempotency_key: completingKey(key),
          objective: wish.objetivo,
          place: wish.onde,
          tipology: wish.tipo,
          fase: wish.fase,
          price_min: wish['preco-min'],
          price_max: wish['preco-max'],
        };
      },
      done: async (_wish, { protocol }, typed) => {
        const { person } = firstStep(args, typed);
        if (!textOf(typed, dialogField))
          return redirectToSent(
            {
              page: links.beforeLeaving(),
              name: person.nome,
              protocol,
              facts: person.contato ? [['Contato por', person.contato]] : [],
            },
            args.context.siteUrl,
          );
        const { reply } = args.context.settings.firm.texts.promises ?? {};
        const cookie = await flashCookie({ tone: 'success', text: exitTexts(reply).done });
        return Response.json({ isDone: true } satisfies ExitReply, { headers: { 'Set-Cookie': cookie } });
      },
    },
    ...[dialogField, firstStepField],
  );

/** @throws Response redirect to step 1 if the sealed first step is missing or expired */
function firstStep({ context }: ActionFunctionArgs, typed: FormData) {
  const first = readFirstStep(context, textOf(typed, firstStepField));
  if (!first) throw redirect(links.beforeLeaving(), 303);
  return first;
}
