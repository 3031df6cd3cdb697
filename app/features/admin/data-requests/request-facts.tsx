import type { ReactNode } from 'react';
import { counted } from '@domain/kernel/counts';
import { breakable } from '../layout/breakable';
import type { RequestData } from './request.server';

const account = 'Tem conta no site: só quem a tem a exclui, em Meu perfil.';

/** What is stored of the person; after the erasure, what was there and where else it is. */
export function requestFacts({
  requested,
  noted,
  readers,
  found,
  outcome,
}: RequestData): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    ['Pedido em', requested],
    ['Anotado', noted],
    ...(readers ? ([['Lido por', readers]] as [string, ReactNode][]) : []),
  ];
  if (found) return [...facts, ...foundFacts(found)];
  if (!outcome) return facts;
  return [
    ...facts,
    ['Apagado', [counted(outcome.protocols.length, 'contato', 'contatos'), ...outcome.protocols].join(', ')],
    ['Apague também em', <Lines lines={[...outcome.destinations, ...elsewhere]} />],
    ...(outcome.has_account ? ([['Conta', account]] as [string, ReactNode][]) : []),
  ];
}

const elsewhere = ['planilhas que alguém baixou', 'a caixa de e-mail da própria pessoa'];

function foundFacts({
  contacts,
  parts,
  destinations,
  hasAccount,
  others,
}: NonNullable<RequestData['found']>) {
  const facts: [string, ReactNode][] = [
    [
      'O que há',
      parts.length > 0 ? <Lines lines={parts} /> : 'Nada está guardado com este e-mail ou telefone.',
    ],
  ];
  if (contacts.length > 0)
    facts.push(['Contatos', <Lines lines={contacts.map(({ protocol, day }) => `${protocol}, de ${day}`)} />]);
  if (destinations.length > 0) facts.push(['Entregue a', <Lines lines={destinations} />]);
  if (hasAccount) facts.push(['Conta', account]);
  if (others > 0)
    facts.push([
      'Outros dados da pessoa',
      others === 1
        ? '1 contato com o mesmo telefone ou e-mail fica fora deste pedido: se é da mesma pessoa, anote outro pedido com os dados dele.'
        : `${counted(others, 'contato', 'contatos')} com o mesmo telefone ou e-mail ficam fora deste pedido: se são da mesma pessoa, anote outro pedido com os dados deles.`,
    ]);
  return facts;
}

/** The rest is behind a fold. */
const shownLines = 5;

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    <ul>
      {lines.slice(0, shownLines).map((line) => (
        <li key={line}>{breakable(line)}</li>
      ))}
    </ul>
    {lines.length > shownLines && (
      <details>
        <summary className="elo">Mais {lines.length - shownLines}</summary>
        <ul>
          {lines.slice(shownLines).map((line) => (
            <li key={line}>{breakable(line)}</li>
          ))}
        </ul>
      </details>
    )}
  </>
);
