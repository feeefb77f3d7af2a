import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { Icon } from '#web/components/icon.tsx';
import { T } from '#web/i18n/text-provider.tsx';
import { useActingFor } from '#web/kernel/acting.ts';
import type { Request } from '../use-request.ts';

/** Stays in sight while somebody fills in for a farmer: whose answers these are. */
export function ActingForBanner({ applicant }: Pick<Request['data'], 'applicant'>) {
  const { name, controlNumber } = applicant;
  const acting = useActingFor();
  // The banner of every page then says the same.
  if (acting?.name === name && acting.controlNumber === controlNumber) return null;
  return (
    <p className="acting-for">
      <Icon name="user" />
      <span>
        <T
          id="acting.text"
          values={{
            farmer: (
              <strong>
                {[name, controlNumber && formatControlNumber(controlNumber)]
                  .filter(Boolean)
                  .join(', ')}
              </strong>
            ),
          }}
        />
      </span>
    </p>
  );
}
