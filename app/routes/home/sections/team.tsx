import { links } from '~/links';
import { SectionHead } from './section-head';
import type { TeamMember } from './team-data.server';

interface TeamProps {
  members: readonly TeamMember[];
  text: string | undefined;
  date: string | undefined;
}

export function Team({ members, text, date }: TeamProps) {
  return (
    <section className="parte parte--fim" aria-labelledby="equipe">
      <div className="palco">
        <SectionHead
          id="equipe"
          title="Quem atende"
          text={text}
          date={date}
          link={{ label: 'Falar com um consultor', href: links.contact() }}
        />
        <ul className="equipe">
          {members.map(({ name, creci, segment, href, avatar }) => (
            <li key={href}>
              <div className="foto">
                <img src={avatar} alt="" width={400} height={500} loading="lazy" />
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
