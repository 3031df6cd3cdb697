import { type Frequency, frequencyWords } from '@domain/saved-search/frequency';
import { Icon } from '~/components/ui/icon';
import { NoticeBand } from '~/components/ui/notice-band';
import { ResendForm } from '~/features/account/registration/resend-form';
import { folderField, folderIntents } from '~/features/favourites/folder-fields';
import { FrequencyIcon } from '~/features/saved-searches/frequency-icon';
import { FrequencyMarks } from '~/features/saved-searches/frequency-marks';
import { links } from '~/links';

/** Whether letters come of what is kept, and the way to change it. */
export function FavoriteLetters({ letters: { frequency, proven } }: { letters: LettersData }) {
  return (
    <>
      {frequency !== 'off' && !proven && (
        <NoticeBand text="As cartas começam quando você validar o e-mail.">
          <ResendForm className="elo" returnTo={links.favourites()}>
            Reenviar
          </ResendForm>
        </NoticeBand>
      )}
      <details className="freq pastas__cartas">
        <summary>
          <FrequencyIcon of={frequency} />
          {`Cartas dos favoritos: ${frequencyWords(frequency).inUse.toLowerCase()}`}
          <Icon name="chevron" small />
        </summary>
        <form method="post" action={links.favourites()}>
          <p className="menor">Escrevemos quando um imóvel guardado cai de preço ou sai do ar.</p>
          <FrequencyMarks selected={frequency} offHelp="só ficam guardados aqui" />
          <p className="acoes">
            <button className="bt bt--2 bt--c" name={folderField.intent} value={folderIntents.letters}>
              Salvar
            </button>
          </p>
        </form>
      </details>
    </>
  );
}

export interface LettersData {
  frequency: Frequency;
  /** Letters go to an e-mail that is proven alone. */
  proven: boolean;
}
