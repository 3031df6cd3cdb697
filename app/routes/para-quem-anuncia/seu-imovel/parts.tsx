import type { ReactNode } from 'react';
import type { LongPart as PartName } from '@domain/announcement/long-form';
import { condominiumDetails } from '@domain/taxonomy/attributes';
import { Checks } from '~/components/ui/checks';
import { Icon } from '~/components/ui/icon';
import type { AnnounceRules } from '~/domain/announce-rules';
import type { CepResult } from '~/features/announce/cep-field';
import { SituationField } from '~/features/announce/infos-fields';
import { AddressFields, KindFields } from '~/features/announce/location-fields';
import { AmountFields, WantField } from '~/features/announce/prices-fields';
import { TextField } from '~/forms/text-field';
import type { FormState } from '~/forms/use-form';
import { AuthorisationBoxes } from './authorisation-boxes';
import { ContactFields, ContractFields } from './person-fields';
import { RoomsFields } from './rooms-fields';

interface PartProps {
  form: FormState;
  page: { rules: AnnounceRules; hasCep: boolean; asksContract: boolean };
  cepResult?: CepResult;
}

export function LongPart({ id, label, ...props }: PartProps & { id: PartName; label: string }) {
  const { help, Fields } = parts[id];
  return (
    <details className="sec-f" id={id} open>
      <summary>
        <h2>{label}</h2>
        <Icon name="chevron" />
      </summary>
      {help && <p className="suave">{help}</p>}
      <Fields {...props} />
    </details>
  );
}

const parts: Record<PartName, { help?: string; Fields: (props: PartProps) => ReactNode }> = {
  imovel: {
    Fields: ({ form, page: { rules, hasCep }, cepResult }) => (
      <>
        <WantField form={form} />
        <KindFields form={form} />
        <SituationField form={form} />
        <AddressFields form={form} states={rules.states} hasCep={hasCep} cepResult={cepResult} />
      </>
    ),
  },
  comodos: { help: 'Números aproximados bastam; medimos na visita.', Fields: RoomsFields },
  condominio: {
    help: 'Marque o que existe. Casa fora de condomínio? Siga adiante.',
    Fields: ({ form: { field, typedList } }) => {
      const { id, name, label } = field('comodidades');
      const options = condominiumDetails.map(({ slug, label: text }) => ({ value: slug, label: text }));
      return (
        <fieldset className="marcas2" id={id} tabIndex={-1}>
          <legend className="vh">{label}</legend>
          <Checks name={name} options={options} selected={typedList(name)} />
        </fieldset>
      );
    },
  },
  valores: {
    help: 'Em branco, enviamos uma estimativa.',
    Fields: ({ form }) => <AmountFields form={form} />,
  },
  voce: {
    Fields: ({ form, page: { asksContract } }) => (
      <div className="grupo">
        <TextField {...form.field('proprietario_nome')} />
        {asksContract && <ContractFields form={form} />}
      </div>
    ),
  },
  contato: { Fields: ContactFields },
  autorizacoes: { help: 'Três, separadas; nenhuma vem marcada.', Fields: AuthorisationBoxes },
};
