import { Gravura } from '~/components/ui/gravura';
import type { Menu } from '~/domain/menus/menus';
import { PartIcon } from './part-icon';

/** The columns of sixteen that a panel's lists stand in (brief §9): 5, 3 and 2. */
const columns = ['mega__l1', 'mega__l2', 'mega__l3'];

/**
 * The mega-menus of wide screens: each label is a link, its panel opens under the pointer and by the button beside it,
 * which is there for keys; without scripts on focus.
 */
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
              <PartIcon name="chevron" small />
            </button>
            <MegaPanel menu={menu} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MegaPanel({ menu: { label, text, href, gravura, lists } }: { menu: Menu }) {
  return (
    <div className="mega">
      <div className="palco g">
        <div className="mega__voz">
          <p className="voz mega__nome">{label}</p>
          <p>{text}</p>
          <a className="elo" href={href}>
            Ver todos <span className="vh">em {label}</span> <PartIcon name="arrow" small />
          </a>
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
