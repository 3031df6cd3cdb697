import { useLocation } from '@remix-run/react';
import { documentAttribute } from '~/navigation/plain-link.browser';
import { documentTitle } from '~/domain/document-title';
import { formRefusals } from '~/forms/form-refusals';
import { sessionEndedTitle } from '~/forms/form-texts';
import { links } from '~/links';
import { contentId } from '~/components/ui/content-id';
import { ErrorIllustration } from './error-illustration';
import { AllPropertiesLink } from './all-properties-link';
import { RequestReference } from './request-reference';

interface Text {
  title: string;
  detail: string;
  english?: boolean;
}

/** Texts by status; the 404's detail is from spec 1 §10, 'Unmatched route'. */
const texts: Record<number, Text> = {
  ...Object.fromEntries(
    Object.entries(formRefusals).map(([status, { title, text }]) => [
      status,
      { title: `${title}.`, detail: text },
    ]),
  ),
  401: { title: sessionEndedTitle, detail: 'Entre novamente para continuar.' },
  404: { title: 'Não encontramos esta página.', detail: 'This page could not be found', english: true },
  503: {
    title: 'Estamos fora do ar por um instante.',
    detail: 'Tivemos um problema ao abrir esta página, tente novamente.',
  },
};
const otherwise: Text = {
  title: 'Algo de errado ocorreu.',
  detail: 'Algo de errado ocorreu, tente novamente mais tarde.',
};

export function errorTitle(brokerageName: string, status: number): string {
  return documentTitle(brokerageName, (texts[status] ?? otherwise).title.replace(/\.$/, ''));
}

/** Error page (spec 1 §2.2): status, message, link to the home page; retry only for a 503. */
export function ErrorPage({ status }: { status: number }) {
  const { title, detail, english } = texts[status] ?? otherwise;
  const { pathname, search } = useLocation();
  return (
    <main id={contentId} className="palco erro404">
      <div className="g">
        <p className="cod l6" aria-hidden="true">
          {status}
        </p>
        <div className="l10">
          <ErrorIllustration />
        </div>
      </div>
      <hr className="batida" />
      <h1>{title}</h1>
      <p className="suave" lang={english ? 'en' : undefined}>
        {detail}
      </p>
      {status >= 500 && <RequestReference className="suave" />}
      <div className="erro404__saidas">
        {status === 503 && (
          <a className="bt bt--1" href={pathname + search} {...{ [documentAttribute]: '' }}>
            Tentar novamente
          </a>
        )}
        <a className={status === 503 ? 'bt bt--2' : 'bt bt--1'} href={links.home()}>
          Voltar ao início
        </a>
        <AllPropertiesLink className="bt bt--2">Ver imóveis</AllPropertiesLink>
      </div>
    </main>
  );
}
