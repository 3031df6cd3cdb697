import type { ReactNode } from 'react';
import { formRefusals } from '~/forms/form-refusals';
import { documentAttribute } from '~/navigation/plain-link.browser';
import { adminLinks } from '../admin-links';

interface Text {
  title: string;
  text: string;
}

/** A record that the role may not open reads as one that is not there. */
const texts: Readonly<Record<number, Text>> = {
  ...formRefusals,
  404: {
    title: 'Não há nada neste endereço',
    text: 'O endereço pode estar errado, o que havia aqui pode ter sido apagado, ou o seu papel não o abre.',
  },
  405: { title: 'Esta página não recebe formulários', text: 'Abra a página outra vez.' },
  503: { title: 'A Mesa não pôde ler isto agora', text: 'Nada se perdeu. Tente de novo em instantes.' },
};
const otherwise: Text = { title: 'Algo deu errado', text: 'Tente de novo em instantes.' };

export const failureText = (status: number): Text => texts[status] ?? otherwise;

interface FailureProps {
  status: number;
  /** Address of the page that failed. */
  here: string;
  children?: ReactNode;
}

/** In place of a room's page. */
export function Failure({ status, here, children }: FailureProps) {
  const { title, text } = failureText(status);
  return (
    <>
      <div className="mcab">
        <h1>{title}</h1>
      </div>
      <p className="mfrase">{text}</p>
      {children}
      <div className="macoes">
        {status >= 500 && (
          <a className="bt bt--1" href={here} {...{ [documentAttribute]: '' }}>
            Tentar de novo
          </a>
        )}
        <a className={status >= 500 ? 'bt bt--2' : 'bt bt--1'} href={adminLinks.today()}>
          Ir para Hoje
        </a>
      </div>
    </>
  );
}
