import { timeText } from '@domain/kernel/moment';
import { Icon } from '~/components/ui/icon';

/** Shown with cached data while the back end fails (docs/decisions/0017). @param since ISO 8601 */
export function StaleDataNotice({ of, since }: { of: 'o imóvel' | 'os imóveis'; since: string }) {
  return (
    <p className="aviso-pagina" role="status">
      <Icon name="info" small />
      {`Tivemos um problema ao buscar ${of}: estes são os dados das ${timeText(new Date(since))}. Confirme preço e disponibilidade com o consultor.`}
    </p>
  );
}
