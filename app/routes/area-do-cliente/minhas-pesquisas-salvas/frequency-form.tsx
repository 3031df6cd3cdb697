import { frequencyWords } from '@domain/saved-search/frequency';
import { Drawing, Icon } from '~/components/ui/icon';
import { FrequencyIcon } from '~/features/saved-searches/frequency-icon';
import { FrequencyMarks } from '~/features/saved-searches/frequency-marks';
import { intentField, searchIntents } from '~/features/saved-searches/search-intents';
import { RowForm } from './row-form';
import type { SearchRow } from './searches-data';

const pause = 'M8.5 5v14M15.5 5v14';

/** E-mail frequency of a search, with change and pause (prototype pesquisas-avisos). */
export function FrequencyForm({ row: { id, frequency, pausedUntil } }: { row: SearchRow }) {
  if (!frequency) return null;
  return (
    <details className="freq" name="frequencia">
      <summary>
        <FrequencyIcon of={frequency} />
        {frequencyWords(frequency).inUse}
        <Icon name="chevron" small />
      </summary>
      <RowForm id={id}>
        <FrequencyMarks selected={frequency} />
        <div className="pesq__acoes">
          <button className="bt bt--2 bt--c" name={intentField} value={searchIntents.frequency}>
            Salvar
          </button>
          {(pausedUntil || frequency !== 'off') && (
            <button
              className="elo menor"
              name={intentField}
              value={pausedUntil ? searchIntents.resume : searchIntents.pause}
            >
              {!pausedUntil && <Drawing path={pause} small />}
              {pausedUntil ? 'Retomar os avisos' : 'Pausar por duas semanas'}
            </button>
          )}
        </div>
      </RowForm>
    </details>
  );
}
