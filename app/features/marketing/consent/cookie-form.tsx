import { choiceField, choices, type Consent, type Purpose } from './consent';
import { CampaignField } from '../campaign-field';
import { links } from '~/links';

const purposes: { name: Purpose; value: keyof Consent; label: string; detail: string }[] = [
  {
    name: 'preferencias',
    value: 'preferences',
    label: 'Preferências',
    detail: 'Lista ou mapa, região do menu e versões em teste.',
  },
  {
    name: 'estatisticas',
    value: 'statistics',
    label: 'Estatísticas',
    detail: 'Páginas vistas e buscas feitas, sem o seu nome.',
  },
  {
    name: 'marketing',
    value: 'marketing',
    label: 'Marketing',
    detail: 'Origem da visita, entrada rápida com Google e anúncios em outros sites.',
  },
];

/** Second level of consent (brief §16): optional purposes are off by default. */
export function CookieForm({ consent }: { consent: Consent }) {
  return (
    <form method="post" action={links.cookiesAction()} data-consentimento>
      <CampaignField />
      <p className="suave menor">
        Nada além do necessário é carregado antes da sua escolha. Por aqui ela muda quando você quiser.
      </p>
      <ul className="escolhas">
        <li>
          <label className="marca">
            <input type="checkbox" defaultChecked disabled aria-describedby="cookies-necessarios" />
            <b>Necessários</b>
            <span className="nota">sempre ativos</span>
          </label>
          <p id="cookies-necessarios" className="menor suave">
            Sessão, esta escolha e as buscas recentes deste aparelho. O site não funciona sem eles.
          </p>
        </li>
        {purposes.map(({ name, value, label, detail }) => (
          <li key={name}>
            <label className="marca">
              <input
                type="checkbox"
                name={name}
                value="sim"
                defaultChecked={consent[value]}
                aria-describedby={`cookies-${name}`}
              />
              <b>{label}</b>
            </label>
            <p id={`cookies-${name}`} className="menor suave">
              {detail}
            </p>
          </li>
        ))}
      </ul>
      <div className="escolhas__pe">
        <button className="bt bt--2 bt--c" name={choiceField} value={choices.refuse}>
          Recusar
        </button>
        <button className="bt bt--2 bt--c" name={choiceField} value={choices.all}>
          Aceitar todos
        </button>
        <button className="bt bt--1 bt--c" name={choiceField} value={choices.chosen}>
          Salvar escolha
        </button>
      </div>
    </form>
  );
}
