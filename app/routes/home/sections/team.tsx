import { links } from '~/links';
import { SectionHead } from './section-head';
import type { TeamMember } from './team-data.server';

export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <section className="secao secao--areia" aria-labelledby="equipe">
      <div className="palco">
        <SectionHead
          id="equipe"
          title="Quem atende"
          text="Cada consultor cuida de uma parte do mapa."
          link={{ label: 'Falar com um consultor', href: links.contact() }}
        />
        <ul className="equipe">
          {members.map(({ name, creci, segment, href, avatar, initials }) => (
            <li key={href}>
              <div className="foto">
                {avatar ? (
                  <img src={avatar} alt="" width={400} height={500} loading="lazy" />
                ) : (
                  <span className="iniciais" aria-hidden="true">
                    {initials}
                  </span>
                )}
              </div>
              <div>
                <h3>
                  <a href={href}>{name}</a>
                </h3>
                <p className="menor suave">{segment}</p>
                <p className="nota">{creci}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
