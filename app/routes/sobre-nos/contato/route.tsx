import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { AllPropertiesLink } from '~/features/status-pages/all-properties-link';
import { useActionData, useLoaderData } from '@remix-run/react';
import { withArticle } from '@domain/brokerage/brokerage';
import { replyText, withinTime } from '@domain/brokerage/promise-texts';
import { Sent } from '~/features/leads/sent';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { useBrokerage } from '~/components/use-brokerage';
import { contentId } from '~/components/ui/content-id';
import { contactForm } from '~/features/leads/contact';
import { contactSubjects, isContactSubject } from '@domain/taxonomy/lead-options';
import { contactLead } from '~/features/leads/contact-schema';
import type { FormReply } from '~/forms/form-reply';
import { links, subjectParam } from '~/links';
import { fixedPageMeta } from '~/page-meta';
import { leadPageData } from '~/features/leads/lead-page.server';
import { takeLead } from '~/features/leads/leads.server';
import { redirectToSent } from '~/features/leads/sent.server';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import { Offices } from './offices';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { leadPageHeaders as headers } from '~/features/leads/lead-page.server';

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Sobre nós', href: links.aboutUs() },
  { label: 'Contato', href: links.contact() },
];

export const meta = fixedPageMeta((brokerage) => ({
  title: 'Contato',
  description: `Escreva para ${withArticle(brokerage)}: ${replyText('um consultor', brokerage.promises.reply)}`,
  path: links.contact(),
  card: 'about',
  crumbs,
}));

export async function loader(args: LoaderFunctionArgs) {
  const { firm: brokerageProfile, whatsapp } = args.context.settings;
  const { offices, isReal, texts } = brokerageProfile;
  const subject = new URL(args.request.url).searchParams.get(subjectParam);
  return {
    ...(await leadPageData(args)),
    firm: { offices, isReal },
    hours: texts.hours?.office ?? [],
    whatsapp,
    subject: isContactSubject(subject) ? subject : contactSubjects[0],
  };
}

export const action = (args: ActionFunctionArgs) =>
  takeLead(args, contactForm, {
    lead: contactLead,
    done: ({ assunto, nome }, { protocol }) =>
      redirectToSent(
        { page: links.contact(), name: nome, protocol, facts: [['Assunto', assunto]] },
        args.context.siteUrl,
      ),
  });

/** Contact page (spec 1 §2.1; prototypes contato, -erro, -sucesso, -falha). */
export default function Contact() {
  const { sent, person, firm: brokerageProfile, hours, whatsapp, subject } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  const { promises } = useBrokerage();
  return (
    <main id={contentId}>
      <section className="palco">
        <Breadcrumbs crumbs={crumbs} />
        <div className="g contato">
          <div className="l6">
            <h1>Fale conosco</h1>
            <p className="lide">{`Um consultor responde${withinTime(promises.reply)}.`}</p>
            <ContactDetails firm={brokerageProfile} hours={hours} whatsapp={whatsapp} />
          </div>
          <div className="l10">
            {sent ? (
              <Sent
                title={`Mensagem recebida, ${sent.firstName}.`}
                next={replyText('Um consultor', promises.reply)}
                sent={sent}
              >
                <AllPropertiesLink className="bt bt--1">Ver imóveis</AllPropertiesLink>
                <a className="elo" href={links.contact()}>
                  Enviar outra mensagem
                </a>
              </Sent>
            ) : (
              <ContactForm person={person} subject={subject} reply={reply} />
            )}
          </div>
        </div>
      </section>
      <Offices firm={brokerageProfile} />
    </main>
  );
}
