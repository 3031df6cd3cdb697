import { Icon } from '~/components/ui/icon';
import { maxTextLength, searchBoxField as field } from '~/domain/search-box-fields';
import { negotiations } from '@domain/taxonomy/negotiations';
import { links } from '~/links';

export interface SearchBoxProps {
  /** 'hero' has a choice of negotiation. In a header it is a sale search by default. */
  variant: 'header' | 'hero';
  className?: string;
  negotiation?: 'sell' | 'rent';
  text?: string;
  /** Adds a radius step (settled §4). */
  radius?: boolean;
  /** URL of the listing whose filters to keep. */
  within?: string;
}

/** Search box (spec 1 §2.5): `/busca` handles the form; lazy-search-box.browser.ts makes it a combobox. */
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
            maxLength={maxTextLength}
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
      {variant === 'hero' && (
        <button type="button" className="elo busca__cancela" data-cancel>
          Cancelar
        </button>
      )}
      <div className="sugestoes" data-suggestions hidden />
    </form>
  );
}
