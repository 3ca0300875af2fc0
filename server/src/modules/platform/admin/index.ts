// What the team sees of the whole installation: its queues and failed jobs, channels and files of all
// businesses, and the features that it switches off.
import * as features from "@mostrador/domain/platform/admin/features/routes.ts";
import * as routes from "@mostrador/domain/platform/admin/routes.ts";
import { bind } from "../../../kernel/http/registry.ts";
import type { Module } from "../../../kernel/module.ts";
import type { createChannelReader } from "../../conversation/channels/index.ts";
import { createListTeamChannels, listStorage } from "./channels-and-storage.ts";
import { listBusinessFeatures, listFeatures, listOffFeatures, setBusinessFeature, setFeature } from "./features.ts";
import { listFailedJobs, listQueues, retryJob } from "./jobs.ts";

export function adminModule(channels: Parameters<typeof createChannelReader>[0]): Module {
  return {
    routes: [
      bind(routes.listQueues, listQueues),
      bind(routes.listFailedJobs, listFailedJobs),
      bind(routes.retryJob, retryJob),
      bind(routes.listTeamChannels, createListTeamChannels(channels)),
      bind(routes.listStorage, listStorage),
      bind(features.listFeatures, listFeatures),
      bind(features.setFeature, setFeature),
      bind(features.listBusinessFeatures, listBusinessFeatures),
      bind(features.setBusinessFeature, setBusinessFeature),
      bind(features.listOffFeatures, listOffFeatures),
    ],
  };
}
