/** What the process takes of its machine, under the names that dashboards for Node know. */
import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';

/** How finely the delay of the event loop is measured, in milliseconds. */
const RESOLUTION = 20;
const NANO = 1e-9;

/** The file descriptors this process has open, and may have; null where the system does not tell. */
function descriptors(): { readonly open: number; readonly most: number } | null {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'));
    return {
      open: readdirSync('/proc/self/fd').length,
      most: Number(limit?.[1] ?? Number.POSITIVE_INFINITY),
    };
  } catch {
    return null;
  }
}

/** Adds the figures of the process to a registry; they are measured until closed. */
export function machineFigures(registry: Registry): { close(): void } {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number | undefined): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  };
  const start = Date.now() / 1_000 - process.uptime();
  gauge('process_start_time_seconds', 'when the process was started', () => start);
  gauge('process_resident_memory_bytes', 'memory of the process', () => process.memoryUsage.rss());
  gauge('nodejs_heap_size_used_bytes', 'memory of its objects', () => process.memoryUsage().heapUsed);
  gauge('process_open_fds', 'open file descriptors', () => descriptors()?.open);
  gauge('process_max_fds', 'file descriptors there may be', () => descriptors()?.most);
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'processor time of the process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const late = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds * NANO - RESOLUTION / 1_000) : 0;
  gauge('nodejs_eventloop_lag_mean_seconds', 'how late timers were since these figures were last read', () =>
    late(delay.mean),
  );
  gauge('nodejs_eventloop_lag_p99_seconds', 'the same, 99 of 100 within', () => late(delay.percentile(99)));
  gauge('nodejs_eventloop_lag_max_seconds', 'the same, the latest', () => {
    const latest = late(delay.max);
    delay.reset();
    return latest;
  });
  return { close: () => delay.disable() };
}
