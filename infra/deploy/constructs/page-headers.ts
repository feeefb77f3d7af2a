import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { securityHeaders } from '#infra/deploy/security-headers.ts';

type Props = {
  readonly signOn: readonly string[];
  readonly files: string;
  readonly name: string;
  /** False where the organisation has other names below the domain, which may not have TLS. */
  readonly ownsSubdomains: boolean;
};

const HSTS = /^max-age=(\d+); includeSubDomains$/;

/** The headers of `security-headers.ts` on every answer of a distribution, in place of those from its origin. */
export class PageHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { signOn, files, name, ownsSubdomains }: Props) {
    const {
      'content-security-policy': contentSecurityPolicy = '',
      'strict-transport-security': hsts = '',
      'x-content-type-options': _contentTypeOptions,
      'referrer-policy': _referrerPolicy,
      ...others
    } = securityHeaders({ signOn, files });
    super(scope, id, {
      responseHeadersPolicyName: name,
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(Number(HSTS.exec(hsts)?.[1])),
          includeSubdomains: ownsSubdomains,
          override: true,
        },
        contentTypeOptions: { override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
        // This header serves browsers that do not know `frame-ancestors`.
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(others).map(([header, value]) => ({
          header,
          value,
          override: true,
        })),
      },
    });
  }
}
