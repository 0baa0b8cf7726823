/** What goes in and comes out at an address as a page writes it, its parameters filled in. Only the compiler reads this. */
import type { z } from 'zod';
import type { Said, Sent } from './parts.ts';
import type { ROUTES } from './routes.ts';

type Routes = typeof ROUTES;

/** Whether one part of an address fits one part of a path: a parameter takes anything. */
type PartFits<Wanted extends string, Given extends string> = Wanted extends `:${string}`
  ? true
  : Given extends Wanted
    ? true
    : false;

/** Whether an address fits the path of a route, part by part. */
type Fits<Wanted extends string, Given extends string> = Wanted extends `${infer First}/${infer Rest}`
  ? Given extends `${infer Part}/${infer More}`
    ? PartFits<First, Part> extends true
      ? Fits<Rest, More>
      : false
    : false
  : Given extends `${string}/${string}`
    ? false
    : PartFits<Wanted, Given>;

/** The route that an address leads to; never where there is none. */
type RouteAt<M extends 'GET' | 'POST', Given extends string> = Given extends string
  ? {
      [K in keyof Routes]: Routes[K] extends { method: M; path: infer Path extends string }
        ? Fits<Path, Given> extends true
          ? Routes[K]
          : never
        : never;
    }[keyof Routes]
  : never;

/** An address that a route leads to; anything else is refused by the compiler. */
export type AddressOf<M extends 'GET' | 'POST', Given extends string> = [RouteAt<M, Given>] extends [never]
  ? never
  : Given;

/** What is sent to an address; nothing but an empty object where it takes nothing. */
export type BodyAt<Given extends string> =
  RouteAt<'POST', Given> extends { body: infer B }
    ? B extends z.ZodType
      ? Sent<B>
      : Readonly<Record<string, never>>
    : never;

/** What an address replies. */
export type ReplyAt<M extends 'GET' | 'POST', Given extends string> =
  RouteAt<M, Given> extends { reply: infer R extends z.ZodType } ? Said<R> : never;
