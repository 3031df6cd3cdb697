import type { BrokerSource, StaffBroker, StaffBrokerFields } from '@contract/staff-brokers';
import type { FormReply } from '~/forms/form-reply';
import type { ConflictView, FieldTexts } from '../conflict/conflict-view';

/** The values that the form has read, as JSON: what another changes since is a conflict. */
export const wasField = 'was';

export const fieldsOf = (broker: StaffBroker): StaffBrokerFields => {
  const { name, creci, phone, email, linkedin, cv, active } = broker;
  return { name, creci, phone, email, linkedin, cv, active };
};

export type BrokerReply = FormReply & { conflict?: ConflictView; was?: StaffBrokerFields };

const names: Readonly<Record<keyof StaffBrokerFields, string>> = {
  ...{ name: 'nome', creci: 'CRECI', phone: 'telefone', email: 'e-mail', linkedin: 'LinkedIn' },
  ...{ cv: 'texto', active: 'presença no site' },
};

export const brokerFieldTexts: FieldTexts = {
  names,
  show: (field, value) => {
    if (field === 'active') return value === true ? 'no site' : 'fora do site';
    return typeof value === 'string' ? value : 'nada';
  },
};

/** Who decides about a broker. The admin changes those of the brokerage alone. */
export const sourceNames: Record<BrokerSource, string> = {
  house: 'da casa',
  former: 'de antes',
  demo: 'da demonstração',
  other: 'de outra fonte',
};
export const readOnlyTexts: Record<BrokerSource, string> = {
  house: 'Direção e Operação mudam os corretores.',
  former: 'Este corretor é de antes: já não está no arquivo da casa.',
  demo: 'Este corretor é da demonstração: sai quando a casa tiver os seus.',
  other: 'Este corretor é de outra fonte, que decide sobre ele.',
};

/** 'Carla Dias: telefone, de (11) 3000-0001 para (11) 3000-0002' */
export function changeDetail(member: string | null, changes: Record<string, unknown[]> | null): string {
  const parts = Object.entries(changes ?? {}).map(([field, [was, is]]) => {
    const name = brokerFieldTexts.names[field] ?? field;
    const isLong = field === 'cv';
    return isLong
      ? name
      : `${name}, de ${brokerFieldTexts.show(field, was)} para ${brokerFieldTexts.show(field, is)}`;
  });
  return [member ?? 'comando do operador', parts.join('; ')].filter(Boolean).join(': ');
}
