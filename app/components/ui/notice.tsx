import { Icon, type IconName } from './icon';

export interface NoticeData {
  tone: 'danger' | 'warning' | 'success';
  text: string;
  action?: { label: string; href: string };
}

const looks = {
  danger: { className: 'aviso aviso--perigo', icon: 'warning', role: 'alert' },
  warning: { className: 'aviso aviso--alerta', icon: 'info', role: 'status' },
  success: { className: 'aviso aviso--ok', icon: 'check', role: 'status' },
} as const satisfies Record<NoticeData['tone'], { className: string; icon: IconName; role: string }>;

/**
 * The snackbar (brief, section 9), rendered with the page: without JavaScript it stays and can be folded away, since
 * it is a `details` that stands open.
 */
export function Notice({ notice }: { notice: NoticeData }) {
  const { className, icon, role } = looks[notice.tone];
  return (
    <details className="avisos" open data-notice>
      <summary className="bi" aria-label="Fechar aviso">
        <Icon name="close" small />
      </summary>
      <div className={className} role={role}>
        <Icon name={icon} />
        <p>{notice.text}</p>
        {notice.action && (
          <a className="elo menor" href={notice.action.href}>
            {notice.action.label}
          </a>
        )}
      </div>
    </details>
  );
}
