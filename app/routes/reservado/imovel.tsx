import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Photo } from '~/components/ui/photo';
import { MinimalLayout } from '~/features/layout/minimal-layout';
import { Sent } from '~/features/leads/sent';
import { links } from '~/links';
import { LinkExpired } from '~/features/status-pages/link-expired';
import type { FormReply } from '~/forms/form-reply';
import { privatePageMeta } from '~/page-meta';
import { Description } from '../imovel/description';
import { Features } from '../imovel/features';
import { ContactForm } from './contact-form';
import { reservedAction, reservedData } from './reserved-data.server';
import '../imovel/property-page.css';
import './reservado.css';

export { keepInputOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const meta = privatePageMeta('Imóvel reservado');
export const loader = (args: LoaderFunctionArgs) => reservedData(args);
export const action = (args: ActionFunctionArgs) => reservedAction(args);

/** A reserved property, for those who are invited. It has no links that name it, and no scripts that report it. */
export default function ReservedProperty() {
  const { firm: brokerage, home: shown } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (!shown)
    return (
      <MinimalLayout firm={brokerage}>
        <LinkExpired />
        <p className="nota reservado__conta">
          Recebeu um convite na sua conta? <a href={links.login()}>Entre</a> e abra este endereço de novo.
        </p>
      </MinimalLayout>
    );
  const { detail, texts, photos, guest, until, sent, person } = shown;
  const [first, ...others] = photos;
  return (
    <MinimalLayout firm={brokerage}>
      <p className="nota reservado__aviso">
        Imóvel reservado, mostrado a {guest} até {until}. As fotos e este endereço valem só para você.
      </p>
      <h1>{detail.titulo1}</h1>
      <p className="lide">
        {texts.place} <span className="suave">Código {detail.codigo}</span>
      </p>
      {first && <Photo photo={first} priority />}
      <dl className="pares pares--2">
        <div>
          <dt>{texts.price.label}</dt>
          <dd>{[texts.price.amount, texts.price.period].filter(Boolean).join(' ') || 'Sob consulta'}</dd>
        </div>
        {texts.price.rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Description texts={texts} />
      <Features texts={texts} />
      {others.length > 0 && (
        <div className="reservado__fotos">
          {others.map((photo, index) => (
            <Photo photo={photo} key={index} />
          ))}
        </div>
      )}
      <section className="bloco reservado__fale" aria-labelledby="fale-titulo">
        {sent ? (
          <Sent
            title={`Recebemos o seu contato, ${sent.firstName}.`}
            next="Um consultor responde em breve."
            sent={sent}
          >
            {null}
          </Sent>
        ) : (
          <ContactForm id={detail.id} reply={reply} person={person} />
        )}
      </section>
    </MinimalLayout>
  );
}
