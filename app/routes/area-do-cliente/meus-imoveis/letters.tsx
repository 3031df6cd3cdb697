import { letterHours } from '@domain/saved-search/frequency';
import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { lettersField, lettersWanted } from './letters-field';

/** Whether an owner's letter of the week comes, and the button that ends or brings it. */
export const OwnerLetters = ({ isOn }: { isOn: boolean }) => (
  <form method="post" action={links.myProducts()} className="meus__carta">
    <p className="est est--n">
      <Icon name={isOn ? 'mail' : 'close'} small />
      {isOn ? `Carta da semana: às segundas, às ${letterHours.morning}h` : 'Carta da semana: não enviamos'}
    </p>
    <p className="menor suave">
      O que a semana trouxe a cada imóvel no ar: visitas, contatos e uma comparação.
    </p>
    <button
      className="bt bt--2 bt--c"
      name={lettersField}
      value={isOn ? lettersWanted.off : lettersWanted.on}
    >
      {isOn ? 'Parar a carta' : 'Voltar a receber'}
    </button>
  </form>
);
