import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { completingKey } from '@domain/completing-lead';
import { textOf } from '~/forms/forms.server';
import {
  exitPersonForm,
  exitWishForm,
  firstStepField,
  windowField,
} from '~/features/leads/exit-window/exit-forms';
import type { ExitReply } from '~/features/leads/exit-window/exit-reply';
import type { ExitPerson } from '~/features/leads/exit-window/exit-schemas';
import { exitTexts } from '~/features/leads/exit-window/exit-texts';
import { readFirstStep, sealFirstStep } from '~/features/leads/exit-window/first-step.server';
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

/** Step 1 is a lead of its own; step 2 sends the whole again, under its key with '-2' (docs/decisions/0074). */
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
    windowField,
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
        if (!textOf(typed, windowField))
          return redirectToSent(
            {
              page: links.beforeLeaving(),
              name: person.nome,
              protocol,
              facts: person.contato ? [['Contato por', person.contato]] : [],
            },
            args.context.siteUrl,
          );
        const said = await flashCookie({ tone: 'success', text: exitTexts.done });
        return Response.json({ isDone: true } satisfies ExitReply, { headers: { 'Set-Cookie': said } });
      },
    },
    ...[windowField, firstStepField],
  );

/** @throws Response that leads to the beginning, where it is too old */
function firstStep({ context }: ActionFunctionArgs, typed: FormData) {
  const first = readFirstStep(context, textOf(typed, firstStepField));
  if (!first) throw redirect(links.beforeLeaving(), 303);
  return first;
}
