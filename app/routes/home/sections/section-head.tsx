import { Icon } from '~/components/ui/icon';

interface SectionHeadProps {
  /** The section's `aria-labelledby`. */
  id: string;
  title: string;
  text?: string;
  link?: { label: string; href: string };
}

/** A section's title, one sentence, and the way to all of it. */
export function SectionHead({ id, title, text, link }: SectionHeadProps) {
  return (
    <div className="cab">
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {link && (
        <a className="elo" href={link.href}>
          {link.label} <Icon name="arrow" small />
        </a>
      )}
    </div>
  );
}
