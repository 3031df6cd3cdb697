import { Icon } from '~/components/ui/icon';
import { links } from '~/links';
import { Group, State } from './group';

const looks = [
  ['primário', 'bt bt--1'],
  ['contorno', 'bt bt--2'],
  ['perigo', 'bt bt--2 perigo'],
  ['compacto', 'bt bt--1 bt--c'],
] as const;

/** Buttons and links. Hover and focus states need interaction. */
export function Actions({ dark }: { dark?: boolean }) {
  return (
    <div className={dark ? 'escuro' : undefined}>
      <Group title={dark ? 'Botões sobre tinta' : 'Botões e links'}>
        {looks.map(([name, className]) => (
          <State name={name} key={name}>
            <button type="button" className={className}>
              Agendar visita
            </button>
          </State>
        ))}
        <State name="carregando">
          <button type="button" className="bt bt--1 is-carga" aria-busy="true">
            Agendar visita
          </button>
        </State>
        <State name="desativado">
          <button type="button" className="bt bt--1" disabled>
            Agendar visita
          </button>
        </State>
        <State name="link">
          <a className="elo" href={links.allProperties()}>
            Ver imóveis
          </a>
        </State>
        <State name="ícone">
          <button type="button" className="bi" aria-label="Favoritar">
            <Icon name="heart" />
          </button>
        </State>
      </Group>
    </div>
  );
}
