import type { SessionWorld, TabNews } from './session-state.ts';

/** Opens the channel of all tabs of the site. A browser that blocks storage may refuse it: the tab then stays alone. */
export function openTabChannel(hear: (news: TabNews) => void): SessionWorld['tabs'] {
  try {
    const channel = new BroadcastChannel('session');
    channel.onmessage = ({ data }) => {
      if (data === 'signedIn' || data === 'signedOut') hear(data);
    };
    return { tell: (news) => channel.postMessage(news) };
  } catch {
    return { tell: () => {} };
  }
}
