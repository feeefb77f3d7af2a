import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { Envelope } from '#shared/kernel/envelope.ts';
import { APP_TOKEN, describeOperation, FAILURE } from './describe-operation.ts';
import { collectJsonSchemas, type JsonObject } from './json-schemas.ts';

/** Returns the OpenAPI 3.1 document of the calls, from the schemas that validate them. */
export function describeApi(
  endpointsByDomain: Readonly<Record<string, Endpoints>>,
  version: string,
) {
  const { components, toJsonSchema } = collectJsonSchemas();
  components[FAILURE] = toJsonSchema(FAILURE, Envelope, 'output');
  const paths: Record<string, JsonObject> = {};
  for (const [domain, endpoints] of Object.entries(endpointsByDomain)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const operation = describeOperation({ domain, name, endpoint }, toJsonSchema);
      const path = `/${endpoint.path}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Organic livestock database', version },
    servers: [{ url: '/api' }],
    tags: Object.keys(endpointsByDomain).map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        [APP_TOKEN]: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
