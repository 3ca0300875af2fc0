// The security headers of every answer: nothing loaded from elsewhere (except files, where another provider stores
// them), no frames, no type guessing, and a referrer policy.

import type { FastifyReply } from "fastify";

const contentPolicy = (media: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion writes style elements at run time.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${media}`,
    `media-src 'self' blob:${media}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");

/**
 * `mediaOrigins`: where pictures, videos and sounds may be loaded from, besides here. HSTS is left to the server that
 * ends TLS: here it would lock out plain http on a private network.
 */
export const securityHeaders = (mediaOrigins: readonly string[] = []) => ({
  "content-security-policy": contentPolicy(mediaOrigins.map((origin) => ` ${origin}`).join("")),
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  // voice notes are only recorded on our own pages
  "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex",
});

/** Removes the ban on frames: sites that the policy names may frame it, with or without this header. */
export function framedBy(reply: FastifyReply, ancestors: string): Record<string, string> {
  const policy = String(reply.getHeader("content-security-policy"));
  void reply.removeHeader("x-frame-options");
  return {
    "content-security-policy": policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`),
    "cross-origin-resource-policy": "cross-origin",
  };
}

/** Allows the pictures of these sites on this page, too. */
export function picturesFrom(reply: FastifyReply, origins: readonly string[]): Record<string, string> {
  const policy = String(reply.getHeader("content-security-policy"));
  return { "content-security-policy": policy.replace("img-src 'self'", `img-src 'self' ${origins.join(" ")}`) };
}
