import type { PropertyDetail } from '~/domain/property';
import { withUnbrokenNumbers } from '@domain/kernel/no-break-spaces';
import { creciText } from '@domain/brokerage/creci-text';
import { consultantTitle } from './consultant-title';
import { splitLead } from './lead';
import { inThisHome, ofThisHome } from './noun';

export interface Words {
  /** First sentence of the description, and what is left of it in paragraphs. */
  lead: string;
  paragraphs: string[];
  /** 'desta casa', and 'nesta casa'. */
  ofThisHome: string;
  inThisHome: string;
  /** 'Consultora, CRECI 00.000-F'; '' without a broker. */
  brokerTitle: string;
}

export function wordsOf(detail: PropertyDetail): Words {
  const { lead, rest } = splitLead(detail.descricao);
  return {
    lead: withUnbrokenNumbers(lead),
    paragraphs: rest,
    ofThisHome: ofThisHome(detail),
    inThisHome: inThisHome(detail.detalhes.tipoImovel),
    brokerTitle: brokerTitle(detail.corretor),
  };
}

const brokerTitle = (broker: PropertyDetail['corretor']) =>
  broker ? [consultantTitle(broker.name), creciText(broker.creci)].filter(Boolean).join(', ') : '';
