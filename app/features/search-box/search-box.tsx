import { Icon } from '~/components/ui/icon';
import { longestText, searchBoxField as field } from '~/domain/search-box-fields';
import { negotiations } from '@domain/taxonomy/negotiations';
import { links } from '~/links';

export interface SearchBoxProps {
  /** 'hero' lets choose between Comprar and Alugar; in a header a search buys, unless `negotiation` says otherwise. */
  variant: 'header' | 'hero';
  /** A class that places it where it stands. */
  className?: string;
  negotiation?: 'sell' | 'rent';
  /** What was typed. */
  text?: string;
  /** A chosen place asks for a radius before it applies (settled §4). */
  radius?: boolean;
  /** The listing that it stands on, whose negotiation and filters stay. */
  within?: string;
}

/**
 * The search box (spec 1 §2.5). Without JavaScript it is a form that `/busca` answers; scripts make a
 * combobox of it once it is used (app/features/search-box/search-box-on-use.browser.ts), and fill its empty panel.
 */
export function SearchBox({
  variant,
  className,
  negotiation = 'sell',
  text,
  radius,
  within,
}: SearchBoxProps) {
  return (
    <form
      method="get"
      action={links.placeSearchAction()}
      className={className ? `busca ${className}` : 'busca'}
      role="search"
      aria-label="Buscar imóveis"
      data-search-box={radius ? 'radius' : ''}
    >
      {variant === 'hero' ? (
        <fieldset className="busca__tipo">
          <legend className="vh">Negociação</legend>
          {negotiations.map(({ value, urlWord, label }) => (
            <label key={value}>
              <input
                type="radio"
                name={field.negotiation}
                value={urlWord}
                defaultChecked={value === negotiation}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ) : (
        negotiation === 'rent' && <input type="hidden" name={field.negotiation} value="aluguel" />
      )}
      {within && <input type="hidden" name={field.within} value={within} />}
      <div className="busca__linha">
        <label className="busca__campo">
          <Icon name="search" />
          <span className="vh">Onde você quer morar</span>
          <input
            name={field.text}
            placeholder="Busque por cidade, bairro, código..."
            defaultValue={text}
            maxLength={longestText}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
          />
        </label>
        <button className="bt bt--1">
          <Icon name="search" />
          <span>Buscar</span>
        </button>
      </div>
      <div className="sugestoes" data-suggestions hidden />
    </form>
  );
}
