import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AllHomes } from '~/features/frame/all-homes';
import { useActionData, useLoaderData } from '@remix-run/react';
import { withArticle } from '@domain/firm';
import { Sent } from '~/features/leads/sent';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { contactForm } from '~/features/leads/contact';
import type { FormReply } from '~/forms/form-reply';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { leadPageData } from '~/features/leads/lead-page.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { Offices } from './offices';

export { keepTyped as clientAction } from '~/forms/keep-typed.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Sobre nós', href: links.aboutUs() },
  { label: 'Contato', href: links.contact() },
];

export const meta = fixedPageMeta((house) => ({
  title: 'Contato',
  description: `Escreva para ${withArticle(house)}: um consultor responde em até um dia útil, por telefone ou e-mail.`,
  path: links.contact(),
  card: 'about',
  crumbs,
}));

export async function loader(args: LoaderFunctionArgs) {
  const { firm, whatsapp } = args.context.settings;
  return { ...(await leadPageData(args)), firm, whatsapp };
}

export const action = (args: ActionFunctionArgs) =>
  takeLead(args, contactForm, {
    lead: ({ assunto, nome, email, telefone, mensagem }) => ({
      kind: 'contact',
      name: nome,
      email,
      whatsapp: telefone,
      subject: assunto,
      message: mensagem,
    }),
    done: ({ assunto, nome }, { protocol }) =>
      redirectToSent(
        { page: links.contact(), name: nome, protocol, facts: [['Assunto', assunto]] },
        args.context.siteUrl,
      ),
  });

/** How to reach the house (spec 1 §2.1; prototypes contato, -erro, -sucesso, -falha). */
export default function Contact() {
  const { sent, person, firm, whatsapp } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  return (
    <main id={contentId}>
      <section className="palco">
        <Breadcrumbs crumbs={crumbs} />
        <div className="g contato">
          <div className="l6">
            <h1>Fale conosco</h1>
            <p className="lide">Um consultor responde em até um dia útil.</p>
            <ContactDetails firm={firm} whatsapp={whatsapp} />
          </div>
          <div className="l10">
            {sent ? (
              <Sent
                title={`Mensagem recebida, ${sent.firstName}.`}
                next="Um consultor responde em até um dia útil, por telefone ou e-mail."
                sent={sent}
              >
                <AllHomes className="bt bt--1">Ver imóveis</AllHomes>
                <a className="elo" href={links.contact()}>
                  Enviar outra mensagem
                </a>
              </Sent>
            ) : (
              <ContactForm person={person} reply={reply} />
            )}
          </div>
        </div>
      </section>
      <Offices firm={firm} />
    </main>
  );
}
