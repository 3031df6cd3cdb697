import { announcementSummary } from '@domain/announcement/summary';
import { type OwnStep, ownTextStep } from '@domain/announcement/own-property';
import { formatNumber } from '@domain/kernel/money';
import { detailLabel } from '@domain/taxonomy/attributes';
import { toAnnounce } from '~/features/announce/to-announce';
import { situationTexts } from './own-forms';
import type { OwnAnswers } from './own-draft.server';

export interface OwnSection {
  step: OwnStep;
  label: string;
  rows: [label: string, text: string][];
}

const labels: Readonly<Record<string, string>> = { 'Você quer': 'Está para' };
const texts: Readonly<Record<string, string>> = { 'Em branco; enviamos uma estimativa': 'Sob consulta' };
const blank = 'Em branco';

/** What a member confirms before it is published. */
export function ownSummary(values: OwnAnswers): OwnSection[] {
  const { titulo, descricao, area_total, banheiros, comodidades, ...announced } = values;
  const { proprietario_nome: name = '', email = '', proprietario_telefone: phone = '' } = values;
  const owner = { proprietario_nome: name, email, proprietario_telefone: phone };
  const summary = announcementSummary({
    ...toAnnounce({ ...announced, ...owner }),
    area_util: values.area_util,
    situacao_imovel: situationTexts[values.situacao_imovel] ?? values.situacao_imovel,
  });
  const text: OwnSection = {
    ...{ step: ownTextStep, label: 'Anúncio' },
    rows: [
      ['Título', titulo],
      ['Descrição', descricao || blank],
      ...(area_total ? [['Terreno', `${formatNumber(area_total)} m²`] as [string, string]] : []),
      ...(banheiros === undefined ? [] : [['Banheiros', String(banheiros)] as [string, string]]),
      ...(comodidades?.length
        ? [['Condomínio tem', comodidades.map(detailLabel).join(', ')] as [string, string]]
        : []),
    ],
  };
  return summary.flatMap(({ step, label, rows }): OwnSection[] => {
    if (step === 'mais') return [];
    const read = rows.map(([term, value]): [string, string] => [
      labels[term] ?? term,
      texts[value] ?? (value || blank),
    ]);
    return step === 'contato'
      ? [text, { step, label: 'Proprietário', rows: read }]
      : [{ step, label, rows: read }];
  });
}
