import { propertyNoun } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { Icon } from '~/components/ui/icon';
import { matchedPart } from './matched-part';
import type { SuggestedPlace } from './suggested-place';

export type Option =
  | { kind: 'suggestion' | 'recent'; place: SuggestedPlace }
  | { kind: 'near'; place?: undefined };

interface OptionListProps {
  id: string;
  options: readonly Option[];
  active: number;
  text: string;
  negotiation?: 'venda' | 'aluguel';
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Listbox with up to three groups (brief §9). */
export function OptionList({ id, options, active, text, negotiation }: OptionListProps) {
  const rows = (kind: Option['kind']) =>
    options.map((option, index) => ({ option, index })).filter(({ option }) => option.kind === kind);
  const row = ({ option, index }: { option: Option; index: number }) => (
    <div
      role="option"
      id={optionId(id, index)}
      className="sugestoes__opcao"
      aria-selected={index === active}
      data-index={index}
      key={`${option.kind}${option.place?.id}`}
    >
      <RowText option={option} text={text} negotiation={negotiation} />
    </div>
  );
  const [near, suggestions, recent] = (['near', 'suggestion', 'recent'] as const).map(rows);
  return (
    <div role="listbox" id={id} aria-label="Lugares">
      {suggestions!.length > 0 && (
        <div role="group" aria-label="Sugestões">
          {suggestions!.map(row)}
        </div>
      )}
      {near!.map(row)}
      {recent!.length > 0 && (
        <div role="group" aria-labelledby={`${id}-recentes`} className="sugestoes__grupo">
          <div role="presentation" className="sugestoes__titulo" id={`${id}-recentes`}>
            Suas pesquisas mais recentes
          </div>
          {recent!.map(row)}
        </div>
      )}
    </div>
  );
}

function RowText({
  option: { kind, place },
  text,
  negotiation,
}: Pick<OptionListProps, 'text' | 'negotiation'> & { option: Option }) {
  if (kind === 'near')
    return (
      <>
        <Icon name="target" small />
        <span>Perto de mim</span>
      </>
    );
  if (kind === 'recent')
    return (
      <>
        <Icon name="clock" small />
        <span>{place.label}</span>
      </>
    );
  const [before, match, after] = matchedPart(place.name, text);
  const propertyCount = negotiation && place.homes?.[negotiation];
  return (
    <>
      <Icon name="place" small />
      <span>
        {before}
        {match && <mark>{match}</mark>}
        {after}
        {place.detail && <small>{place.detail}</small>}
      </span>
      {propertyCount !== undefined && (
        <span className="sugestoes__n">
          {formatNumber(propertyCount)} <span className="vh">{propertyNoun(propertyCount)}</span>
        </span>
      )}
    </>
  );
}
