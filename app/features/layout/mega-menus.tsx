import { Gravura } from '~/components/ui/gravura';
import type { Menu } from '~/domain/menus/menus';
import { FragmentIcon } from './fragment-icon';

/** Widths of a panel's lists in grid columns (brief §9): 5, 3 and 2. */
const columns = ['mega__l1', 'mega__l2', 'mega__l3'];

/** Mega menus of wide screens. A panel opens on hover and by its button; without scripts on focus. */
export function MegaMenus({ menus }: { menus: readonly Menu[] }) {
  if (menus.length === 0) return null;
  return (
    <nav aria-label="Principal" className="nav">
      <ul className="menu">
        {menus.map((menu) => (
          <li key={menu.label}>
            <a href={menu.href}>{menu.label}</a>
            <button type="button" className="menu__abre com-scripts" aria-expanded="false">
              <span className="vh">Menu {menu.label}</span>
              <FragmentIcon name="chevron" small />
            </button>
            <MegaPanel menu={menu} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MegaPanel({ menu: { label, text, href, rent, gravura, lists } }: { menu: Menu }) {
  return (
    <div className="mega">
      <div className="palco g">
        <div className="mega__voz">
          <p className="voz mega__nome">{label}</p>
          <p>{text}</p>
          <a className="elo" href={href}>
            Ver todos <span className="vh">em {label}</span> <FragmentIcon name="arrow" small />
          </a>
          {rent && (
            <a className="elo" href={rent}>
              Alugar <span className="vh">em {label}</span> <FragmentIcon name="arrow" small />
            </a>
          )}
        </div>
        {lists.map(({ title, links }, index) => (
          <div key={title} className={columns[index]}>
            <p className="mega__titulo">{title}</p>
            <ul className={index === 0 ? 'dupla' : undefined}>
              {links.map((link) => (
                <li key={link.label}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <figure>
          <Gravura name={gravura} sizes="18rem" />
        </figure>
      </div>
    </div>
  );
}
