import { Icon } from '~/components/ui/icon';

interface SectionHeadProps {
  id: string;
  title: string;
  text?: string;
  /** Of the last good answer: the back end fails. */
  date?: string;
  link?: { label: string; href: string };
  /** 'Ver todos', with what these are for screen readers. */
  all?: { name: string; href: string };
}

export function SectionHead({ id, title, text, date, link, all }: SectionHeadProps) {
  const href = link?.href ?? all?.href;
  return (
    <div className="cab">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {date && <p className="menor">{date}</p>}
      </div>
      {href && (
        <a className="elo" href={href}>
          {link?.label ?? 'Ver todos'}
          {all && <span className="vh"> {all.name}</span>} <Icon name="arrow" small />
        </a>
      )}
    </div>
  );
}
