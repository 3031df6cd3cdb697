import type { ReactNode } from 'react';
import type { Negotiation } from '@domain/search/filters';
import { formatMoneyShort } from '@domain/kernel/money';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { Icon } from '~/components/ui/icon';
import { maxTextLength, searchBoxField as field } from '~/domain/search-box-fields';
import { type Wish, wishAmounts, wishKinds } from '~/domain/wish';
import { links } from '~/links';
import { SuggestedPlaceField } from './suggested-place-field';

interface SimpleSearchProps {
  className?: string;
  negotiation?: Negotiation;
  text?: string;
  wish?: Wish;
}

const id = 'busca-simples';
const anything = 'Qualquer';

/** Experiment `search-simplified`. `/busca` handles the form; scripts add suggestions. */
export function SimpleSearch({ className, negotiation = 'sell', text, wish = {} }: SimpleSearchProps) {
  const amounts = wishAmounts[negotiation].map((amount) => ({
    value: String(amount),
    label: `Até ${formatMoneyShort(amount)}`,
  }));
  return (
    <form
      method="get"
      action={links.placeSearchAction()}
      className={className ? `busca busca--simples ${className}` : 'busca busca--simples'}
      role="search"
      aria-label="Buscar imóveis"
    >
      {negotiation === 'rent' && (
        <input type="hidden" name={field.negotiation} value={negotiationOf(negotiation).urlWord} />
      )}
      <SuggestedPlaceField id={id} className="busca__lugar">
        <Part label="Onde" of={field.text}>
          <input
            id={`${id}-${field.text}`}
            name={field.text}
            placeholder="Cidade, bairro ou código"
            defaultValue={text}
            maxLength={maxTextLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </Part>
      </SuggestedPlaceField>
      <Choice name={field.kind} label="Tipo" options={wishKinds} chosen={wish.kind} />
      <Choice
        name={field.upTo}
        label={negotiation === 'rent' ? 'Aluguel por mês' : 'Preço'}
        options={amounts}
        chosen={wish.upTo?.toString()}
      />
      <button className="bt bt--1">
        <Icon name="search" small />
        Buscar
      </button>
    </form>
  );
}

const Part = ({ label, of, children }: { label: string; of: string; children: ReactNode }) => (
  <div className="busca__parte">
    <label htmlFor={`${id}-${of}`}>{label}</label>
    {children}
  </div>
);

interface ChoiceProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: string | undefined;
}

const Choice = ({ name, label, options, chosen }: ChoiceProps) => (
  <Part label={label} of={name}>
    <select id={`${id}-${name}`} name={name} defaultValue={chosen ?? ''}>
      {[{ value: '', label: anything }, ...options].map((option) => (
        <option value={option.value} key={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </Part>
);
