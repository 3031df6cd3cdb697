import { CookieNotice } from '~/features/marketing/consent/cookie-notice';
import { ConfirmDialog } from '~/components/ui/confirm-dialog';
import { SnackbarBox } from '~/components/ui/snackbar';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';
import { Group, State } from './group';

const messages: SnackbarMessage[] = [
  { tone: 'danger', text: 'Tivemos um problema ao buscar o imóvel, tente novamente.' },
  {
    tone: 'warning',
    text: 'Infelizmente, o imóvel buscado não está mais disponível.',
    action: { label: 'Ver mais imóveis', href: links.allProperties() },
  },
  { tone: 'success', text: 'Obrigado por se cadastrar em nossa newsletter' },
];
const toneNames = { danger: 'perigo', warning: 'alerta', success: 'certo' };
const bars = [
  ['a caminho', ''],
  ['falhou', 'falhou'],
] as const;
const confirmId = 'confirmar';

export function Feedback() {
  return (
    <>
      <Group title="Avisos">
        {messages.map((message) => (
          <State name={toneNames[message.tone]} key={message.tone} wide>
            <SnackbarBox message={message} />
          </State>
        ))}
        <State name="cookies" wide>
          <CookieNotice />
        </State>
      </Group>
      <Group title="Espera">
        {bars.map(([name, state]) => (
          <State name={`página ${name}`} key={name}>
            <div className="mostra__barra" data-carregando={state} />
          </State>
        ))}
        <State name="progresso">
          <progress className="trilho" value={9} max={128} aria-label="Vistos" />
        </State>
      </Group>
      <Group title="Janelas">
        <State name="confirmação">
          <button type="button" className="bt bt--2 bt--c perigo" popovertarget={confirmId}>
            Excluir pasta
          </button>
        </State>
        <State name="cookies">
          <a className="bt bt--2 bt--c" href={links.cookiePreferences()}>
            Preferências de cookies
          </a>
        </State>
      </Group>
      <ConfirmDialog
        id={confirmId}
        title="Excluir pasta"
        action={links.components()}
        keep="Manter pasta"
        confirm="Excluir pasta"
      >
        <p className="suave">Os imóveis guardados nela saem dos seus favoritos.</p>
      </ConfirmDialog>
    </>
  );
}
