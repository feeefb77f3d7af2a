import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { Icon } from '#web/components/icon.tsx';
import { T } from '#web/i18n/text-provider.tsx';
import type { Request } from '../use-request.ts';

/** Stays in sight while somebody acts for a farmer: whose answers these are. */
export function ActingForBanner({ applicant }: Pick<Request['data'], 'applicant'>) {
  const { name, controlNumber } = applicant;
  return (
    <p className="acting-for">
      <Icon name="user" />
      <span>
        <T
          id="requests.actingFor"
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
