import { askDeployed } from '#infra/rehearsal/deployed-api.ts';
import { makeProofKey } from '#infra/rehearsal/make-proof-key.ts';
import { readStage, STAGE_VARIABLE, worldOf } from '#infra/rehearsal/rehearsed-stage.ts';
import { COUNTRY_CODES } from '#test/functions/campaign/campaign-people.ts';
import { type Campaign, openCampaign } from '#test/functions/campaign/open-campaign.ts';
import { signOnAs } from './sign-on-as.ts';

/** The stage that is being rehearsed. */
export const rehearsedStage = () => readStage(process.env[STAGE_VARIABLE] ?? '');

/** A campaign against the deployed product: its rows are put into the deployed table, its calls go by HTTP. */
export async function openDeployedCampaign(): Promise<Campaign> {
  const stage = await rehearsedStage();
  for (const code of Object.values(COUNTRY_CODES)) await makeProofKey(code);
  return openCampaign({
    world: worldOf(stage),
    send: async (_domain, { method = 'GET', path, input, token }) => {
      const asked = { method, path, input, ...(token === undefined ? {} : { token }) };
      const { status, headers, text } = await askDeployed(stage, asked);
      const type = String(headers['content-type']);
      return { status, headers: { 'content-type': type }, body: JSON.parse(text) };
    },
    ssoToken: (user) => signOnAs(stage.signOn, user),
  });
}
