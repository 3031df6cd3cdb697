import { standing, allSteps, type Owner } from './wizard';

export const path = '/para-quem-anuncia/seu-imovel-na-bossa-nova';
export const thanks = '/para-quem-anuncia/obrigado';
export const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

/** What it asks for besides the steps. */
export const more = {
  area_total: '1.200',
  banheiros: '5',
  lavabos: '1',
  salas: '2',
  dependencias: '0',
  comodidades: 'piscina',
  preferencia_contato: 'WhatsApp',
  como_conheceu: 'Placa',
};
export const contract = {
  documento: '529.982.247-25',
  data_nascimento: '02/01/1980',
  estado_civil: 'Viúvo(a)',
};
/** What nobody but the house is told of. */
export const confidential = /529\.?982\.?247|02\/01\/1980|Viúvo/;
export const allowed = { autoriza_avaliacao: 'sim' };
export const whole = { ...allSteps, ...more, ...contract, ...allowed };

/** Opens the form and sends it with these fields, and all that the page had itself. */
export const send = async (clara: Owner, fields: Record<string, string>) =>
  clara.post(path, { ...standing((await clara.get(path)).html), ...fields });
