import { emailHours, type Frequency } from '@domain/saved-search/frequency';
import { NoticeBand } from '~/components/ui/notice-band';
import { ResendForm } from '~/features/account/registration/resend-form';
import { folderField, folderIntents } from '~/features/favorites/folder-fields';
import { FrequencyMarks } from '~/features/saved-searches/frequency-marks';
import { links } from '~/links';

export function FavoriteEmails({ letters: { frequency, proven } }: { letters: EmailsData }) {
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
          <span>
            {`${sentences[frequency]} quando um imóvel guardado cai de preço ou sai do ar. `}
            <span className="elo">Mudar</span>
          </span>
        </summary>
        <form method="post" action={links.favourites()}>
          <FrequencyMarks selected={frequency} offHelp="só ficam guardados aqui" />
          <button className="bt bt--2 bt--c" name={folderField.intent} value={folderIntents.letters}>
            Salvar
          </button>
        </form>
      </details>
    </>
  );
}

const sentences: Record<Frequency, string> = {
  at_once: 'Escrevemos na hora',
  daily: `Escrevemos uma vez por dia, às ${emailHours.morning}h,`,
  weekly: `Escrevemos às segundas, às ${emailHours.morning}h,`,
  off: 'Hoje não escrevemos',
};

export interface EmailsData {
  frequency: Frequency;
  /** Whether the e-mail is verified. Unverified addresses get no e-mails. */
  proven: boolean;
}
