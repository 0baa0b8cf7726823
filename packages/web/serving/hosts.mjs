/**
 * Who may be answered. A foreign page can have its own name lead to this machine (DNS rebinding) and then read whatever is
 * answered under that name: so only the names this server is known by are answered.
 */
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

const bracketed = (address) => (address.includes(':') ? `[${address}]` : address);

/** Name and port of a Host header; null when it is none. */
function hostOf(header) {
  if (!/^[^\s/?#@\\]+$/.test(header ?? '')) return null;
  try {
    const { hostname, host } = new URL(`http://${header}`);
    return { name: hostname.replace(/\.$/, ''), whole: host };
  } catch {
    return null;
  }
}

/** Name and port of an Origin header; null when it is none, or that of no place ("null"). */
function originOf(header) {
  try {
    return hostOf(new URL(header).host);
  } catch {
    return null;
  }
}

/** The address on which a request came in: asked for by it, the request cannot have been led here by a foreign name. */
const arrivedAt = ({ socket }) => bracketed((socket.localAddress ?? '').replace(/^::ffff:/, ''));

/** Judges requests: gives what is wrong with one, with the status that says so, or null. */
export function doorkeeper({ host, allowed }) {
  const further = new Set(allowed.map((name) => hostOf(name)?.name ?? name));
  const known = new Set([...LOCAL, hostOf(bracketed(host))?.name ?? host, ...further]);
  return (request) => {
    const asked = hostOf(request.headers.host);
    if (!asked || !(known.has(asked.name) || asked.name === arrivedAt(request))) {
      const sentence = `This server does not answer for ${asked ? `"${asked.name}"` : 'a request without a name'}.`;
      return { status: 421, sentence: `${sentence} A further name is allowed with --allow-host NAME.` };
    }
    const { origin } = request.headers;
    if (origin === undefined) return null;
    const from = originOf(origin);
    if (from && (from.whole === asked.whole || further.has(from.name))) return null;
    return { status: 403, sentence: 'Pages of other sites may not read this one.' };
  };
}
