import { emailHours } from '@domain/saved-search/frequency';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { emailsField, emailsWanted } from './emails-field';

/** State of the owner's weekly e-mail, and the button that changes it. */
export const OwnerEmails = ({ isOn }: { isOn: boolean }) => (
  <form method="post" action={links.myProducts()} className="meus__carta">
    <p className="est est--n">
      <Icon name={isOn ? 'mail' : 'close'} small />
      {isOn ? `Carta da semana: às segundas, às ${emailHours.morning}h` : 'Carta da semana: não enviamos'}
    </p>
    <p className="menor suave">
      O que a semana trouxe a cada imóvel no ar: visitas, contatos e uma comparação.
    </p>
    <button className="bt bt--2 bt--c" name={emailsField} value={isOn ? emailsWanted.off : emailsWanted.on}>
      {isOn ? 'Parar a carta' : 'Voltar a receber'}
    </button>
  </form>
);
