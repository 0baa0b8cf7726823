/** A QR code of a link, drawn as one path. */
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';

/** The code; its name says where it leads, and the link stands beside it in words. */
export function Qr({ link, name }: { link: string; name: string }) {
  const code = useLoaded(async () => {
    const { default: qrcode } = await import('qrcode-generator');
    const made = qrcode(0, 'M');
    made.addData(link);
    made.make();
    return made;
  }, [link]);
  if (!code || code === 'failed') return null;
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return (
    <svg class="qr" viewBox={`-2 -2 ${count + 4} ${count + 4}`} role="img" aria-label={name}>
      <rect x="-2" y="-2" width={count + 4} height={count + 4} fill="var(--print-paper)" />
      <path d={path} fill="var(--print-ink)" />
    </svg>
  );
}
