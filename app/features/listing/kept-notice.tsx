import { timeText } from '@domain/moment';
import { Icon } from '~/components/ui/icon';

/** The back end fails: what is shown is what it said last (docs/decisions/0017). @param since ISO 8601 */
export function KeptNotice({ of, since }: { of: 'o imóvel' | 'os imóveis'; since: string }) {
  return (
    <p className="aviso-pagina" role="status">
      <Icon name="info" small />
      {`Tivemos um problema ao buscar ${of}: estes são os dados das ${timeText(new Date(since))}. Confirme preço e disponibilidade com o consultor.`}
    </p>
  );
}
