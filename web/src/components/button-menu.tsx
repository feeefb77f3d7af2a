import { Coming } from './coming.tsx';
import { Disclosure, type DisclosureProps } from './disclosure.tsx';
import './button-menu.css';

/** Shows a panel below a button that looks like the buttons beside it; while it is coming, its place is kept. */
export function ButtonMenu({
  isComing = false,
  ...props
}: Omit<DisclosureProps, 'className'> & { readonly isComing?: boolean }) {
  return (
    <Coming isComing={isComing}>
      <Disclosure className="button-menu" {...props} />
    </Coming>
  );
}
