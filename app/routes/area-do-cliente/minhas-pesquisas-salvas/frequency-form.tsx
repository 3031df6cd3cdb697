import { frequencyWords } from '@domain/saved-search/frequency';
import { Drawing, Icon } from '~/components/ui/icon';
import { FrequencyMarks } from '~/features/saved-searches/frequency-marks';
import { intentField, searchIntents } from '~/features/saved-searches/search-intents';
import { RowForm } from './row-form';
import type { SearchRow } from './searches-data';

const bell = 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20.5h4';
const silent = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 1 1 17 0M10 9v6M14 9v6';
const pause = 'M8.5 5v14M15.5 5v14';

/** When a search is told of, and the way to change it or to pause it (prototype pesquisas-avisos). */
export function FrequencyForm({ row: { id, frequency, pausedUntil } }: { row: SearchRow }) {
  if (!frequency) return null;
  return (
    <details className="freq" name="frequencia">
      <summary>
        <Drawing path={frequency === 'off' ? silent : bell} small />
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
